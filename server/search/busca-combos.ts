import { type ComboInteiro, readCombosInteiros } from '#server/catalogue/data/combo-rows.ts';
import { selectCombosMudados } from '#server/catalogue/data/combos-mudados.ts';
import { readCursor, readSince } from '#server/db/feed-cursor.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { toOpen } from '#server/db/scope.ts';
import type { ComboNoIndice, CombosLidos } from './busca-messages.ts';

/** Combos read and handed over at a time. */
const AT_ONCE = 500;

/**
 * Hands combos to `take`, part by part: those that changed since a cursor, or all of them where the cursor is missing
 * or no longer valid.
 * @returns the cursor for the next call. It is read before the combos, so that no change in between is missed.
 */
export async function readCombosDaBusca(
  db: Database,
  cursor: string | undefined,
  take: (lidos: CombosLidos) => Promise<unknown>,
): Promise<string> {
  const next = await readCursor(db);
  const since = cursor === undefined ? undefined : await readSince(db, cursor);
  const inteiro = since === undefined;
  const ids = inteiro ? await listIds(db) : await listMudados(db, since);
  for (let at = 0; at < ids.length || (inteiro && at === 0); at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    const last = at + AT_ONCE >= ids.length;
    const combos = (await readCombosInteiros(toOpen(db), { ids: part })).map(toNoIndice);
    await take({ inteiro, last, ids: part, combos });
  }
  return next;
}

async function listIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('promocaoCombo').select('idPromocaoCombo').execute();
  return rows.map((row) => row.idPromocaoCombo);
}

async function listMudados(db: Database, since: number): Promise<number[]> {
  const rows = await selectCombosMudados(db, since).execute();
  return rows.map((row) => row.idPromocaoCombo);
}

const toNoIndice = (row: ComboInteiro): ComboNoIndice => ({
  idPromocaoCombo: row.idPromocaoCombo,
  descricao: row.descricao,
  textos: [row.descricao, ...row.itens.flatMap(({ nome, apresentacao }) => [nome, apresentacao])],
  dataInicial: row.dataInicial,
  dataFinal: row.dataFinal,
  idPessoaFilial: row.idPessoaFilial,
  descontoComercial: row.descontoComercial,
  descontoFinanceiro: row.descontoFinanceiro,
  selos: row.selos.map(({ idSelo }) => idSelo),
  restricoes: row.restricoes,
  itens: row.itens.map((membro) => ({
    idProduto: membro.idProduto,
    quantidadeNoCombo: membro.quantidadeNoCombo,
    bonificacao: membro.bonificacao,
    idFabricante: membro.idFabricante,
    idMarca: membro.idMarca,
    idLinha: membro.idLinha,
    idCategoria: membro.idCategoria,
    idSubCategoria: membro.idSubCategoria,
  })),
});
