import { useState } from 'react';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { askForPlace, type PlaceAnswer } from '#parts/device/localizacao.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/notice.tsx';
import { saveEnviaLocalizacao } from './queries.ts';

const PROBLEM: Record<Exclude<PlaceAnswer, 'given'>, string> = {
  unsupported: 'Geolocalização não suportada.',
  denied: 'O navegador não permite a localização. Libere-a nas permissões deste site e tente de novo.',
};

export type LocalizacaoSectionProps = {
  /** The user agreed on this device. */
  envia: boolean;
  /** The browser does not allow the place, or no longer: nothing is sent. */
  isRefused: boolean;
};

/** The user's choice to send the place of cart changes, for this device. It holds at once and can be taken back. */
export function LocalizacaoSection({ envia, isRefused }: LocalizacaoSectionProps) {
  const { vault } = useDevice();
  const [problem, setProblem] = useState<keyof typeof PROBLEM | null>(null);
  const { isPending, run } = useOneAct();
  const choose = async (wanted: boolean): Promise<null> => {
    const answer = wanted ? await askForPlace() : 'given';
    setProblem(answer === 'given' ? null : answer);
    if (answer === 'given') await saveEnviaLocalizacao(vault, wanted);
    return null;
  };
  const shown = problem ?? (envia && isRefused ? 'denied' : null);
  return (
    <>
      <Checkbox
        label="Enviar onde estou com as mudanças do carrinho"
        note="A empresa pede o local de cada mudança. Nada depende disso: sem a localização, tudo funciona igual. O local não fica guardado neste aparelho depois do envio."
        checked={envia && !isRefused}
        disabled={isPending}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          run(() => choose(wanted));
        }}
      />
      {shown !== null && (
        <Notice tone="caution" isNews>
          {PROBLEM[shown]}
        </Notice>
      )}
    </>
  );
}
