import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import type { Pessoa } from '#features/devolucoes/colunas.tsx';
import { tipoNome } from '#features/devolucoes/legenda.tsx';
import { formatDateTime } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import type { ListasDeDevolucao } from '#mirror/devolucoes.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { type DiasDaNota, prazoText } from '#parts/returns/prazo-text.ts';

/** A name and its text; empty ones are left out. */
export type Fato = readonly [nome: string, texto: string];

/** The people and lists that name the ids of a return, the days of its invoice, and today. */
export type Contexto = {
  readonly pessoa: Pessoa;
  readonly usuario: string;
  readonly listas: ListasDeDevolucao | null;
  readonly dias: DiasDaNota | null;
  readonly hoje: string;
};

const motivoText = ({ idDevolucaoMotivo }: DevolucaoAqui, listas: Contexto['listas']): string => {
  if (idDevolucaoMotivo === null) return '';
  const motivo = listas?.motivos.find((one) => one.idDevolucaoMotivo === idDevolucaoMotivo);
  return motivo?.descDevolucaoMotivo ?? `Motivo ${idDevolucaoMotivo}`;
};

const emissorText = ({ idPessoaEmitente }: DevolucaoAqui, listas: Contexto['listas']): string => {
  if (idPessoaEmitente === null) return '';
  const emissor = listas?.emitentes.find(({ idPessoa }) => idPessoa === idPessoaEmitente);
  return emissor?.nome ?? `CD ${idPessoaEmitente}`;
};

/** The facts of a return, next to its situation. */
export function fatosOf(devolucao: DevolucaoAqui, { pessoa, usuario, listas, dias, hoje }: Contexto): Fato[] {
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
    ['Prazo', prazoText(devolucao, dias, hoje)],
    ['Nº da devolução de venda', idDevolucaoVenda === null ? '' : String(idDevolucaoVenda)],
    ['Criada por', devolucao.criadaPor || (id === null ? usuario : '')],
    ['Observações', devolucao.observacoes],
  ];
  return fatos.filter(([, texto]) => texto !== '');
}
