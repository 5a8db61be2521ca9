import { sql } from 'kysely';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { cartaCorrecao, cartaCorrecaoItem } from '#contract/letters/carta.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ApiAnswer, ApiClient, Extra } from './api.ts';
import { readJson } from './read-json.ts';

export type WireCarta = z.input<typeof cartaCorrecao>;
export type WireCartaItem = z.input<typeof cartaCorrecaoItem>;
export type WireCartaComItens = { cartaCorrecao: WireCarta; itemNota: WireCartaItem[] };

export const CADASTRAR = '/cartacorrecao/cadastrar';
export const ITEM = '/cartacorrecao/cadastraritem';
export const EXCLUIR_ITEM = '/cartacorrecao/excluiritem';

export const cadastrarPath = (idTitulo: number | string) => `${CADASTRAR}?idTitulo=${idTitulo}`;
export const processarPath = (id: number | string) =>
  `/cartacorrecao/processar?idCartaCorrecao=${id}&idAcaoOrigem=8`;
export const situacaoPath = (id: number | string, nova: number | string = 5, atual: number | string = 1) =>
  `/cartacorrecao/alterarsituacao?idCartaCorrecao=${id}&idSituacaoNova=${nova}&idSituacaoAtual=${atual}&idAcaoOrigem=8`;
export const consultarPath = (id: number | string) => `/cartacorrecao/consultaritem?idCartaCorrecao=${id}`;

/** Makes the letter of an invoice. @returns its id. */
export async function fazerCarta(client: ApiClient, idTitulo: number): Promise<number> {
  const answer = await client.get(cadastrarPath(idTitulo));
  expect(answer.text).toContain('"idCartaCorrecao"');
  return (JSON.parse(answer.text) as WireCarta).idCartaCorrecao;
}

export const cartaDe = (client: ApiClient, id: number) =>
  readJson<WireCartaComItens>(client, consultarPath(id));

/** The rows of original lots. */
export const originaisDe = async (client: ApiClient, id: number): Promise<WireCartaItem[]> =>
  (await cartaDe(client, id)).itemNota.filter(({ loteCorrigido }) => loteCorrigido === null);

/** The body that names a row, with what is given. */
export const itemDe = (
  { cartaCorrecao, produto, loteOrigem, nItem }: WireCartaItem,
  loteCorrigido: unknown,
  quantidadeCorrigida: unknown,
  more: object = {},
) => ({
  cartaCorrecao,
  produto: { idProduto: produto.idProduto },
  loteOrigem: { lote: loteOrigem.lote },
  nItem,
  loteCorrigido,
  quantidadeCorrigida,
  ...more,
});

/** Corrects units of an original lot, or says why not. */
export const corrigir = (
  client: ApiClient,
  original: WireCartaItem | undefined,
  lote: unknown,
  quantidade: unknown,
  more: object = {},
): Promise<ApiAnswer> => client.post(ITEM, itemDe(must(original, 'a lot'), lote, quantidade, more));

export const processar = (client: ApiClient, id: number, extra?: Extra): Promise<ApiAnswer> =>
  client.get(processarPath(id), extra);

/** The refusal of a response in short. */
export const recusaOf = ({ status, body }: ApiAnswer) => [
  status,
  body.Codigo,
  body.Message,
  body.Description,
];

/** Makes a letter with one correction and confirms it. @returns its id. */
export async function cartaProcessada(
  client: ApiClient,
  idTitulo: number,
  lote: string,
  quantidade = 1,
  at = 0,
): Promise<number> {
  const id = await fazerCarta(client, idTitulo);
  const answer = await corrigir(client, (await originaisDe(client, id))[at], lote, quantidade);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  expect((await processar(client, id)).status).toBe(200);
  return id;
}

/** Makes the branch know a lot of a product: another invoice of it, made yesterday, names the lot. */
export async function conhecerLote(
  db: Database,
  idTitulo: number,
  { nItem }: WireCartaItem,
  lote: string,
): Promise<void> {
  await sql`insert into "notaFiscal" ("idPessoaEmitente", "idPessoaDestinatario", "numDocumento", "serieDocumento",
      "chaveAcesso", "descOperacao", "valorTotalNota", "dataDocumento")
    select "idPessoaEmitente", "idPessoaDestinatario", 900000000 + (select count(*) from "notaFiscal"), '1',
      lpad((select count(*) from "notaFiscal")::text, 44, '9'), 'Venda', 100, "dataDocumento"
    from "notaFiscal" where "idTitulo" = ${idTitulo}`.execute(db);
  await sql`insert into "notaFiscalItem" select (select max("idTitulo") from "notaFiscal"), 1, "idItem", "idItemTipo",
      "codigo", "descricao", 1, "valorUnitario", "valor", "desconto", "st", "valorTotal", "refrigerado", "controlado",
      "cfop", "base", "icms", "aliquotaIcms", "baseSt"
    from "notaFiscalItem" where "idTitulo" = ${idTitulo} and "nItem" = ${nItem}::integer`.execute(db);
  await sql`insert into "notaFiscalItemLote"
    values ((select max("idTitulo") from "notaFiscal"), 1, ${lote}, 1, null, null)`.execute(db);
}

/** Events, letters that are not over, and corrected units above those of a lot: all must be in order. */
export async function expectCartasEmOrdem(db: Database): Promise<void> {
  const { rows: holes } = await sql`select "idTitulo" from "cartaCorrecaoEvento" group by 1
    having max("nSeqEvento") <> count(*) or max("nSeqEvento") > 20`.execute(db);
  const { rows: many } =
    await sql`select "idTitulo" from "cartaCorrecao" where "idSituacao" in (1, 2) group by 1
    having count(*) > 1`.execute(db);
  const { rows: unregistered } = await sql`select 1 from "cartaCorrecao" c
    left join "cartaCorrecaoEvento" e using ("idCartaCorrecao")
    where (c."idSituacao" = 4) <> (e."idCartaCorrecao" is not null)`.execute(db);
  const { rows: over } =
    await sql`select 1 from "cartaCorrecaoItem" i join "cartaCorrecao" c using ("idCartaCorrecao")
    where c."idSituacao" in (1, 2, 4) group by c."idTitulo", i."nItem", i."loteOrigem"
    having sum(i."quantidade") > coalesce((select l."quantidade" from "notaFiscalItemLote" l
      where l."idTitulo" = c."idTitulo" and l."nItem" = i."nItem" and l."lote" = i."loteOrigem"), 0)`.execute(
      db,
    );
  expect({ holes, many, unregistered, over }).toEqual({ holes: [], many: [], unregistered: [], over: [] });
}
