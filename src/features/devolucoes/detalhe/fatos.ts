import { DEVOLUCAO_AGUARDANDO, DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { isRascunho } from '#domain/returns/regras.ts';
import type { Pessoa } from '#features/devolucoes/colunas.tsx';
import { tipoNome } from '#features/devolucoes/legenda.tsx';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { ListasDeDevolucao } from '#mirror/devolucoes.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';

/** A name and its text; empty ones are left out. */
export type Fato = readonly [nome: string, texto: string];

/** The people and lists that name what a return holds by id. */
export type Nomes = {
  readonly pessoa: Pessoa;
  readonly usuario: string;
  readonly listas: ListasDeDevolucao | null;
};

const motivoText = ({ idDevolucaoMotivo }: DevolucaoAqui, listas: Nomes['listas']): string => {
  if (idDevolucaoMotivo === null) return '';
  const motivo = listas?.motivos.find((one) => one.idDevolucaoMotivo === idDevolucaoMotivo);
  return motivo?.descDevolucaoMotivo ?? `Motivo ${idDevolucaoMotivo}`;
};

const emissorText = ({ idPessoaEmitente }: DevolucaoAqui, listas: Nomes['listas']): string => {
  if (idPessoaEmitente === null) return '';
  const emissor = listas?.emitentes.find(({ idPessoa }) => idPessoa === idPessoaEmitente);
  return emissor?.nome ?? `CD ${idPessoaEmitente}`;
};

/** Whether a return was made in term; one out of it waits for approval until the company has decided. */
export function prazoText({ foraPrazo, idSituacao }: DevolucaoAqui): string {
  if (!foraPrazo) return 'No prazo';
  const isOpen = isRascunho(idSituacao) || idSituacao === DEVOLUCAO_AGUARDANDO;
  return isOpen ? 'Fora do prazo: depende de aprovação' : 'Fora do prazo';
}

/** The facts of a return, next to its situation. */
export function fatosOf(devolucao: DevolucaoAqui, { pessoa, usuario, listas }: Nomes): Fato[] {
  const { id, idDevolucaoVenda, idDevolucaoVendaTipo } = devolucao;
  const fatos: Fato[] = [
    ['Nota fiscal', devolucao.numDocumento],
    ['Série', devolucao.serieDocumento],
    ['Data/hora', formatDateTime(devolucao.dataDevolucao)],
    ['Cliente', pessoa.nome],
    ['CPF/CNPJ', pessoa.cpfCnpjFormatado],
    ['Tipo', tipoNome(idDevolucaoVendaTipo)],
    ['Motivo', idDevolucaoVendaTipo === DEVOLUCAO_TOTAL ? motivoText(devolucao, listas) : ''],
    ['Origem', devolucao.descOrigem],
    ['CD emissor', emissorText(devolucao, listas)],
    ['Valor', formatMoney(devolucao.valorTotal)],
    ['Prazo', prazoText(devolucao)],
    ['Nº da devolução de venda', idDevolucaoVenda === null ? '' : String(idDevolucaoVenda)],
    ['Criada por', devolucao.criadaPor || (id === null ? usuario : '')],
    ['Observações', devolucao.observacoes],
  ];
  return fatos.filter(([, texto]) => texto !== '');
}
