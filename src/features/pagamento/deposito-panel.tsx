import { consultarBoletoAntecipado, consultarContaDeposito } from '#contract/payment/pagamento-antecipado.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatMoney } from '#lib/format-number.ts';
import { CopyButton } from '#parts/share/copy-button.tsx';
import { Fatos } from './fatos.tsx';
import * as css from './grupo.css.ts';
import { PainelFalha, PainelLendo } from './painel.tsx';
import { useConsulta } from './queries-consulta.ts';

const comDigito = (numero: string, digito: string): string =>
  digito === '' ? numero : `${numero}-${digito}`;

/** Where an advance deposit goes, how much and until when. */
export function DepositoPanel({
  idPessoaCliente,
  idPrePedido,
  idPessoaFilial,
}: {
  idPessoaCliente: number;
  idPrePedido: number;
  idPessoaFilial: number;
}) {
  const documento = useConsulta(consultarBoletoAntecipado, { query: { idPessoaCliente, idPrePedido } });
  const conta = useConsulta(consultarContaDeposito, { query: { idPessoaFilial } });
  if (!documento.valor || !conta.valor) {
    const falha = documento.falha ?? conta.falha;
    const reler = () => {
      documento.reler();
      conta.reler();
    };
    const isLendo = documento.isLendo || conta.isLendo;
    return falha ? <PainelFalha falha={falha} isLendo={isLendo} onRetry={reler} /> : <PainelLendo />;
  }
  const { dataVencimento, numeroDocumento, valorDocumento } = documento.valor;
  const { pessoa, banco, numeroAgencia, digVerifAgencia, numContaCorrente, digVerifContaCorrente } =
    conta.valor;
  const agencia = comDigito(numeroAgencia, digVerifAgencia);
  const contaCorrente = comDigito(numContaCorrente, digVerifContaCorrente);
  const copia = [
    `Titular: ${pessoa.nome}`,
    `CPF/CNPJ: ${formatDocument(pessoa.cpfCnpj)}`,
    `Banco: ${banco.descBanco}`,
    `Agência: ${agencia}`,
    `Conta corrente: ${contaCorrente}`,
    `Valor: ${formatMoney(valorDocumento)}`,
    `Documento: ${numeroDocumento}`,
  ].join('\n');
  return (
    <div className={css.panel}>
      <p className={css.soft}>Faça o depósito ou a transferência para esta conta até o vencimento.</p>
      <Fatos
        fatos={[
          ['CPF/CNPJ', formatDocument(pessoa.cpfCnpj)],
          ['Titular', pessoa.nome],
          ['Vencimento', formatDate(dataVencimento)],
          ['Número do documento', numeroDocumento],
          ['Valor', formatMoney(valorDocumento)],
          ['Banco', banco.descBanco],
          ['Agência', agencia],
          ['Conta corrente', contaCorrente],
        ]}
      />
      <div className={css.actions}>
        <CopyButton text={copia} label="Copiar dados" done="Dados copiados com sucesso!" />
      </div>
    </div>
  );
}
