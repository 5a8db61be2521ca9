import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { businessDayOf } from '#lib/business-day.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { StorageHealth } from '#parts/device/use-storage-health.ts';
import { Button } from '#ui/button.tsx';
import * as css from './aparelho.css.ts';
import { readSupportRows } from './queries.ts';
import { saveFile } from './save-file.ts';

export type SupportSectionProps = { buildId: string; health: StorageHealth | undefined };

/** The history of synchronisation for support: a file, or the clipboard. */
export function SupportSection({ buildId, health }: SupportSectionProps) {
  const { vault, env } = useDevice();
  const [said, setSaid] = useState('');
  const make = async () => {
    // Seldom needed: it is no part of the files of a first visit.
    const { toSupportPackage } = await import('./support-package.ts');
    const rows = await readSupportRows(vault);
    return toSupportPackage({ ...rows, buildId, userAgent: navigator.userAgent, health, now: env.now() });
  };
  const save = async () => {
    const name = `maleta-suporte-${businessDayOf(new Date(env.now()))}.json`;
    saveFile(name, await make());
    setSaid(`Pacote guardado: ${name}.`);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(await make());
    setSaid('Pacote copiado.');
  };
  const orSay = (work: Promise<void>, problem: string) => {
    work.catch((error: unknown) => {
      console.warn('the support package was not made', error);
      setSaid(problem);
    });
  };
  return (
    <div className={css.stack}>
      <p className={css.soft}>
        Leva a versão, o navegador, contagens e os últimos eventos da sincronização. Não leva nomes, CNPJ,
        preços, produtos nem senhas.
      </p>
      <p className={css.soft}>{`Versão ${buildId}`}</p>
      <div>
        <div className={css.pair}>
          <Button
            icon={<Download size={18} aria-hidden="true" />}
            onPress={() => orSay(save(), 'O pacote não pôde ser guardado.')}
          >
            Baixar
          </Button>
          <Button
            icon={<Copy size={18} aria-hidden="true" />}
            onPress={() => orSay(copy(), 'O navegador não deixou copiar: use Baixar.')}
          >
            Copiar
          </Button>
        </div>
        <p className={css.said} role="status">
          {said}
        </p>
      </div>
    </div>
  );
}
