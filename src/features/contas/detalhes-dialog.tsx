import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { boletoOf, type ContaDoDia, isLiquidada, valorPagoOf } from '#domain/payment/conta-recebida.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { CopyButton } from '#parts/share/copy-button.tsx';
import { notasDoNumeroHref, pedidoHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import * as css from './contas.css.ts';

export type DetalhesDialogProps = {
  linha: ContaDoDia;
  /** True when its boleto opens without a signal. */
  isGuardado: boolean;
  /** Undefined where there is no boleto to pay. */
  onBaixar: (() => void) | undefined;
  onClose: () => void;
};

/** 'Detalhes da Conta': the figures of an instalment, and the ways to its invoices, order and boleto. */
export function DetalhesDialog({ linha, isGuardado, onBaixar, onClose }: DetalhesDialogProps) {
  const { conta } = linha;
  // A settled one is not paid again.
  const linhaDigitavel = boletoOf(linha) === null ? undefined : conta.linhaDigitavel;
  const documentos = conta.documentosViinculados.split(/[,;\s]+/).filter(Boolean);
  const fatos = [
    ['Vencimento', formatDate(conta.dataVencimento)],
    ['Emissão', formatDate(conta.dataEmissao)],
    ...(isLiquidada(linha) && conta.dataLiquidacao
      ? [['Liquidada em', formatDate(conta.dataLiquidacao)]]
      : []),
    ['Número', conta.numero],
    ['Situação', linha.descricaoSituacao],
    ['Forma de pagamento', conta.descFormaPagamento],
    ['Valor', formatMoney(conta.valor)],
    ['Total de abatimentos', formatMoney(conta.valorTotalAbatimento)],
    ['Total de desconto financeiro', formatMoney(linha.desconto)],
    ['Total de juros', formatMoney(linha.jurosTotal)],
    ['Valor pago', formatMoney(valorPagoOf(linha))],
    ['Valor esperado', formatMoney(linha.valorEsperado)],
  ];
  return (
    <Dialog
      title="Detalhes da Conta"
      onClose={onClose}
      footer={
        <>
          {conta.idPrePedido !== null && <LinkTo href={pedidoHref(conta.idPrePedido)}>Ver o pedido</LinkTo>}
          {onBaixar && <Button onPress={onBaixar}>Baixar boleto</Button>}
          <Button variant="primary" onPress={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      {linhaDigitavel !== undefined && (
        <div className={css.typeable}>
          <p className={css.fatoNome}>Linha digitável</p>
          <p className={css.typeableText}>{linhaDigitavel}</p>
          <CopyButton
            text={linhaDigitavel}
            label="Copiar linha digitável"
            done="Linha digitável copiada com sucesso!"
          />
        </div>
      )}
      {isGuardado && (
        <p className={css.guardado}>
          <HardDriveDownload size={16} aria-hidden="true" />
          Boleto guardado neste aparelho
        </p>
      )}
      <dl className={css.detalhes}>
        {fatos.map(([nome, texto]) => (
          <div key={nome}>
            <dt className={css.fatoNome}>{nome}</dt>
            <dd className={css.fato}>{texto}</dd>
          </div>
        ))}
        <div>
          <dt className={css.fatoNome}>Documentos vinculados</dt>
          <dd className={css.fato}>
            {documentos.length === 0
              ? 'Nenhum'
              : documentos.map((numero) => (
                  <LinkTo key={numero} href={notasDoNumeroHref(numero)}>{`Nota nº ${numero}`}</LinkTo>
                ))}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
