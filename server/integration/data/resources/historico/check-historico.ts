import type { HistoricoItem, HistoricoRegistro } from '#contract/integration/historico.ts';
import { FINS_DO_PEDIDO, PASSOS_DO_PEDIDO, PEDIDO_FATURADO } from '#contract/orders/situacao.ts';
import { formatMoney } from '#lib/format-number.ts';
import { lockNumeros, readComDocumentos } from '#server/db/past-orders.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';
import { readIds } from '#server/integration/data/codes.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { readHistorico } from './read-historico.ts';
import { valoresDoItem } from './valores.ts';

const chaveDe = ({ codigoErp }: HistoricoRegistro): string => codigoErp;
const FATURADAS = PASSOS_DO_PEDIDO.slice(PASSOS_DO_PEDIDO.indexOf(PEDIDO_FATURADO));
const isFim = (situacao: string): boolean => FINS_DO_PEDIDO.includes(Number(situacao));

/** Why the statuses of an order do not follow each other. */
function whyNoPath({ etapas, ocorrencia, dataHora }: HistoricoRegistro): string | undefined {
  const fins = etapas.filter(({ situacao }) => isFim(situacao));
  if (fins.length > 1) return 'O pedido é recusado ou cancelado, não os dois.';
  if (fins.length === 1 && etapas.some(({ situacao }) => FATURADAS.includes(Number(situacao))))
    return 'Um pedido faturado não é recusado nem cancelado.';
  if (ocorrencia !== '' && fins.length === 0) return 'Só um pedido recusado ou cancelado tem ocorrencia.';
  let antes = dataHora;
  for (const { situacao, em } of etapas) {
    if (em < antes)
      return `A situação ${descricaoSituacao(Number(situacao))} é anterior ao pedido ou à situação antes dela.`;
    antes = em;
  }
  return undefined;
}

/** Why the figures of a line do not fit: its company may have rounded each unit to cents. */
function whyWrongItem(item: HistoricoItem): string | undefined {
  const { produto, quantidade, quantidadeFalta, st, stFcp, valorTotal } = item;
  if (quantidadeFalta > quantidade) return `O item ${produto} tem quantidadeFalta maior que quantidade.`;
  if (stFcp > st) return `No item ${produto}, stFcp é parte de st e não pode ser maior.`;
  const { quantidadeAtendida, calculado } = valoresDoItem(item);
  return Math.abs(valorTotal - calculado) > quantidadeAtendida
    ? `O valorTotal do item ${produto} é ${formatMoney(valorTotal)}, e o preço com descontos e ST dá ${formatMoney(calculado)}.`
    : undefined;
}

/** Why the total of an order is not that of its lines. */
function whyWrongTotal({ itens, total }: HistoricoRegistro): string | undefined {
  for (const item of itens) {
    const motivo = whyWrongItem(item);
    if (motivo !== undefined) return motivo;
  }
  const soma = itens.reduce((all, item) => all + item.valorTotal, 0);
  return soma === total
    ? undefined
    : `O total é ${formatMoney(total)}, e os itens somam ${formatMoney(soma)}.`;
}

/** The orders of the portal that have some numbers of the company, by number. */
async function readDoPortal(trx: DatabaseTransaction, codigos: readonly string[]) {
  const rows = await trx
    .selectFrom('pedidoErp')
    .select(['numeroErp', 'pedidoErp.idPrePedido'])
    .where('numeroErp', 'in', codigos)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('codigoErp')
            .select('id')
            .where('recurso', '=', 'historico')
            .whereRef('codigoErp.id', '=', 'pedidoErp.idPrePedido'),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ numeroErp, idPrePedido }) => [numeroErp, idPrePedido]));
}

/** Why past orders cannot be written, by code. */
export async function checkHistorico(
  trx: DatabaseTransaction,
  registros: readonly HistoricoRegistro[],
): Promise<Map<string, string>> {
  await lockNumeros(trx);
  const codigos = registros.map(chaveDe);
  const doPortal = await readDoPortal(trx, codigos);
  const ids = await readIds(trx, 'historico', codigos);
  const comDocumentos = await readComDocumentos(trx, [...ids.values()]);
  const atuais = await readHistorico(trx, codigos);
  const whyRefused = (registro: HistoricoRegistro): string | undefined => {
    const { codigoErp, cliente, orcamento, etapas } = registro;
    const numero = doPortal.get(codigoErp);
    if (numero !== undefined) return `O pedido ${codigoErp} foi feito no portal, com o número ${numero}.`;
    const atual = atuais.get(codigoErp);
    if (atual !== undefined && atual.cliente !== cliente) return `O pedido é do cliente ${atual.cliente}.`;
    if (comDocumentos.has(ids.get(codigoErp) ?? 0)) {
      if (orcamento) return 'O pedido tem nota, título ou lançamento: não é um orçamento.';
      if (etapas.some(({ situacao }) => isFim(situacao)))
        return 'O pedido tem nota, título ou lançamento: não pode ser recusado nem cancelado.';
    }
    return whyNoPath(registro) ?? whyWrongTotal(registro);
  };
  const sem = (
    recurso: 'clientes' | 'usuarios' | 'filiais' | 'condicoes' | 'prazos' | 'produtos',
    onde: (registro: HistoricoRegistro) => string[],
  ) => semReferencia(trx, registros, { recurso, onde, chaveDe });
  return new Map([
    ...registros.flatMap((registro): Motivo[] => {
      const motivo = whyRefused(registro);
      return motivo === undefined ? [] : [[chaveDe(registro), motivo]];
    }),
    ...(await sem('produtos', ({ itens }) => itens.map(({ produto }) => produto))),
    ...(await sem('prazos', ({ prazo }) => [prazo])),
    ...(await sem('condicoes', ({ condicao }) => [condicao])),
    ...(await sem('filiais', ({ filial }) => [filial])),
    ...(await sem('usuarios', ({ usuario }) => [usuario])),
    ...(await sem('clientes', ({ cliente }) => [cliente])),
  ]);
}
