import Download from 'lucide-react/icons/download';
import { consultarBoletoAntecipado } from '#contract/payment/pagamento-antecipado.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { falhaText } from '#parts/failure/falha.ts';
import { CopyButton } from '#parts/share/copy-button.tsx';
import { saveBlob } from '#parts/share/save-blob.ts';
import { ShareTextButton } from '#parts/share/share-text-button.tsx';
import { Button } from '#ui/button.tsx';
import { Fatos } from './fatos.tsx';
import * as css from './grupo.css.ts';
import { PainelFalha, PainelLendo } from './painel.tsx';
import { baixarBoleto } from './queries-ato.ts';
import { useConsulta } from './queries-consulta.ts';

/** The boleto that is paid before the goods leave: its figures, the line to type and the page to print. */
export function BoletoPanel({
  idPessoaCliente,
  idPrePedido,
}: {
  idPessoaCliente: number;
  idPrePedido: number;
}) {
  const query = { idPessoaCliente, idPrePedido };
  const { valor: boleto, falha, isLendo, reler } = useConsulta(consultarBoletoAntecipado, { query });
  const device = useDevice();
  const { isPending, run } = useOneAct();
  if (!boleto) {
    return falha ? <PainelFalha falha={falha} isLendo={isLendo} onRetry={reler} /> : <PainelLendo />;
  }
  const { linhaDigitavel: linha } = boleto;
  const baixar = async () => {
    const file = await baixarBoleto(device, query);
    if (!file.ok) return falhaText(file.error, 'Não foi possível baixar o boleto.');
    saveBlob(`Boleto-${idPrePedido}.pdf`, file.value);
    return null;
  };
  return (
    <div className={css.panel}>
      <Fatos
        fatos={[
          ['Vencimento', formatDate(boleto.dataVencimento)],
          ['Número do documento', boleto.numeroDocumento],
          ['Valor', formatMoney(boleto.valorDocumento)],
        ]}
      />
      {linha && (
        <div className={css.typeable}>
          <p className={css.factName}>Linha digitável</p>
          <p className={css.line}>{linha}</p>
        </div>
      )}
      <div className={css.actions}>
        {linha && (
          <CopyButton
            text={linha}
            label="Copiar linha digitável"
            done="Linha digitável copiada com sucesso!"
          />
        )}
        {linha && <ShareTextButton title={`Boleto do pedido nº ${idPrePedido}`} text={linha} />}
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          isPending={isPending}
          onPress={() => run(baixar)}
        >
          Baixar boleto
        </Button>
      </div>
    </div>
  );
}
