import { AnalyticsChoice } from '#app/analytics/analytics-choice.tsx';
import { buildId, versao } from '#app/page/build-id.ts';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { openPolitica } from '#parts/dialogs/hotsite-state.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import * as css from './about-dialog.css.ts';

/** Describes the app, its list of medicines and the running build. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const parametros = useParametros();
  const idHotsitePolitica = parametros?.idHotsitePolitica;
  return (
    <Dialog title="Sobre o Maleta" size="sm" onClose={onClose}>
      <div className={css.body}>
        <p>
          Pedidos para farmácias, com ou sem sinal: o que você faz fica neste aparelho até o servidor
          confirmar.
        </p>
        <dl className={css.facts}>
          <dt>Empresa</dt>
          <dd>{parametros?.nomeEmpresaEcommerce ?? 'não informada'}</dd>
          <dt>Catálogo</dt>
          <dd>{parametros?.fonteCatalogo ?? 'não informado'}</dd>
          <dt>Versão</dt>
          <dd>{versao}</dd>
          <dt>Compilação</dt>
          <dd>{buildId}</dd>
        </dl>
        <AnalyticsChoice />
        {idHotsitePolitica !== undefined && (
          <Button
            onPress={() => {
              onClose();
              openPolitica(idHotsitePolitica);
            }}
          >
            Políticas da empresa
          </Button>
        )}
      </div>
    </Dialog>
  );
}
