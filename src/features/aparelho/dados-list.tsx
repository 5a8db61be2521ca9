import RefreshCw from 'lucide-react/icons/refresh-cw';
import { announce } from '#outbox/wake.ts';
import { useDevice } from '#parts/device/device.tsx';
import { screenFilesState } from '#parts/device/screen-files.ts';
import { announce as announceAloud } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './aparelho.css.ts';
import type { Dado, DadosGrupo } from './dados.ts';

/** Every set of data with its age, and the way to ask for newer ones. */
export function DadosList({ grupos }: { grupos: readonly DadosGrupo[] }) {
  const { vault } = useDevice();
  return (
    <div className={css.stack}>
      {grupos.map(({ titulo, dados }) => (
        <section key={titulo}>
          <h4 className={css.subtitle}>{titulo}</h4>
          <dl>
            {dados.map((dado) => (
              <Datum key={dado.nome} dado={dado} />
            ))}
          </dl>
        </section>
      ))}
      <Button
        isWide
        icon={<RefreshCw size={18} aria-hidden="true" />}
        onPress={() => {
          announce(vault.name, 'refresh');
          screenFilesState.again?.();
          announceAloud('Atualizando os dados.');
        }}
      >
        Atualizar
      </Button>
    </div>
  );
}

function Datum({ dado: { nome, texto, erro, progresso } }: { dado: Dado }) {
  return (
    <div className={css.datum}>
      <dt>{nome}</dt>
      <dd className={css.value}>
        {progresso ? (
          <ProgressBar
            label="Baixando"
            value={progresso.total > 0 ? progresso.done : undefined}
            max={Math.max(1, progresso.total)}
            text={texto}
          />
        ) : (
          texto
        )}
        {erro !== null && <span className={css.error}>{erro}</span>}
      </dd>
    </div>
  );
}
