import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { GRUPO_CONTROLADO, GRUPO_REFRIGERADO } from '#domain/price/produto.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { allNamed, at, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';

/** Ids of lines whose product code is no number of this catalogue. */
const FORA_DO_CATALOGO = 900_000_000;
const DIA = /^\d{4}-\d{2}-\d{2}$/;

const cents = (text: string): number => Math.round(Number(text || '0') * 100);
const diaOf = (text: string): string | null => (DIA.test(text) ? text : null);

function itemOf(codigo: string, nItem: number) {
  const [, letter, digits] = /^(K?)(\d{1,9})$/.exec(codigo) ?? [];
  return digits === undefined
    ? { idItem: FORA_DO_CATALOGO + nItem, idItemTipo: ITEM_PRODUTO }
    : { idItem: Number(digits), idItemTipo: letter === 'K' ? ITEM_COMBO : ITEM_PRODUTO };
}

/** The ICMS group of a line, whatever its tax situation. */
function stOf(det: Xml): number {
  const icms = at(det, 'imposto/ICMS');
  const [group] = icms === undefined || typeof icms.conteudo === 'string' ? [] : icms.conteudo;
  return group === undefined ? 0 : cents(textAt(group, 'vICMSST'));
}

function linhaOf(det: Xml, at0: number) {
  const nItem = Number(det.atributos['nItem'] ?? at0 + 1);
  const codigo = textAt(det, 'prod/cProd');
  const quantidade = Math.round(Number(textAt(det, 'prod/qCom')));
  const valor = cents(textAt(det, 'prod/vProd'));
  const desconto = cents(textAt(det, 'prod/vDesc'));
  const st = stOf(det);
  const { idItem, idItemTipo } = itemOf(codigo, nItem);
  const rastros = allNamed(at(det, 'prod') ?? det, 'rastro').map((rastro) => ({
    lote: textAt(rastro, 'nLote'),
    quantidade: Math.round(Number(textAt(rastro, 'qLote'))),
    dataFabricacao: diaOf(textAt(rastro, 'dFab')),
    dataValidade: diaOf(textAt(rastro, 'dVal')),
  }));
  const semLote = { lote: idItemTipo === ITEM_COMBO ? LOTE_COMBO : SEM_LOTE, quantidade };
  return {
    linha: {
      nItem,
      idItem,
      idItemTipo,
      codigo,
      descricao: textAt(det, 'prod/xProd'),
      quantidade,
      valorUnitario: Math.round(Number(textAt(det, 'prod/vUnCom')) * 10_000),
      valor,
      desconto,
      st,
      valorTotal: valor - desconto + st,
    },
    lotes:
      rastros.reduce((sum, lote) => sum + lote.quantidade, 0) === quantidade
        ? rastros
        : [{ ...semLote, dataFabricacao: null, dataValidade: null }],
  };
}

/** Writes the lines of an invoice from its XML, unless it has lines. Does nothing without a readable XML. */
export async function ensureItens(db: Database, idTitulo: number): Promise<void> {
  const row = await db
    .selectFrom('notaFiscalXml')
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'notaFiscalXml.idTitulo')
    .leftJoin('prePedido', 'prePedido.idPrePedido', 'notaFiscal.idPrePedido')
    .select(['notaFiscalXml.xml', 'prePedido.idCarrinhoGrupoTipo'])
    .where('notaFiscal.idTitulo', '=', idTitulo)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notaFiscalItem')
            .select('nItem')
            .whereRef('notaFiscalItem.idTitulo', '=', 'notaFiscal.idTitulo'),
        ),
      ),
    )
    .executeTakeFirst();
  const nota = row && readNfe(row.xml)?.nota;
  if (row === undefined || nota === undefined) return;
  const tipo = row.idCarrinhoGrupoTipo;
  const grupo = { refrigerado: tipo === GRUPO_REFRIGERADO, controlado: tipo === GRUPO_CONTROLADO };
  const linhas = allNamed(nota, 'det')
    .map(linhaOf)
    .filter(({ linha }) => linha.quantidade > 0);
  if (linhas.length === 0) return;
  await db
    .insertInto('notaFiscalItem')
    .values(linhas.map(({ linha }) => ({ ...linha, ...grupo, idTitulo })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('notaFiscalItemLote')
    .values(
      linhas.flatMap(({ linha, lotes }) => lotes.map((lote) => ({ ...lote, idTitulo, nItem: linha.nItem }))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
