import { sql } from 'kysely';
import { type FaixaRegistro, faixaChaves, faixaLinha, SEM_FABRICANTE } from '#contract/integration/faixa.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { chaveDeCodigos, defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({
  tabela = '',
  marca = '',
  fabricante = SEM_FABRICANTE,
  quantidade = 0,
}: LinhaDe<FaixaRegistro>) => chaveDeCodigos(tabela, marca, fabricante, String(quantidade));

/** Keys as rows of the database. */
function asRows(chaves: readonly string[]) {
  const partes = chaves.map((chave) => chave.split('|'));
  const parte = (at: number) => partes.map((one) => one[at] ?? '');
  return sql`unnest(${parte(0)}::text[], ${parte(1)}::text[], ${parte(2)}::text[], ${parte(3).map(Number)}::int[])
    as k("tabela", "marca", "fabricante", "quantidade")`;
}

/** The brands of keys: all those of the name whose manufacturer has the name, whatever its tax number. */
const MARCAS = sql`"fabricante" b join "marca" m on m."idFabricante" = b."idFabricante"`;

async function ler(trx: DatabaseTransaction, chaves: readonly string[]): Promise<Map<string, FaixaRegistro>> {
  const { rows } = await sql<FaixaRegistro>`
    select k.*, min(f."descontoComercial") as "descontoComercial",
      min(f."descontoFinanceiro") as "descontoFinanceiro"
    from ${asRows(chaves)} join ${MARCAS} on m."nome" = k."marca" and b."nome" = k."fabricante"
    join "marcaFaixa" f on f."idContexto" = k."tabela" and f."idMarca" = m."idMarca"
      and f."quantidade" = k."quantidade"
    group by 1, 2, 3, 4`.execute(trx);
  return new Map(rows.map((row) => [chaveDe(row), row]));
}

/** The keys of the tiers in some price tables. */
export async function listFaixasDe(trx: DatabaseTransaction, tabelas: readonly string[]): Promise<string[]> {
  const { rows } = await sql<FaixaRegistro>`
    select distinct f."idContexto" as "tabela", m."nome" as "marca", b."nome" as "fabricante", f."quantidade"
    from "marcaFaixa" f join ${MARCAS} on m."idMarca" = f."idMarca"
    where f."idContexto" = ${umDe(tabelas)}`.execute(trx);
  return rows.map(chaveDe);
}

export const faixas = defineRecurso<FaixaRegistro>({
  nome: 'faixas',
  linha: faixaLinha,
  codigos: ['tabela', 'marca', 'fabricante', 'quantidade'],
  chaves: faixaChaves,
  obrigatorios: ['descontoComercial'],
  padrao: { fabricante: SEM_FABRICANTE, descontoFinanceiro: 0 },
  chaveDe,
  async conferir(trx, registros) {
    const contextos = await trx.selectFrom('contexto').select('idContexto').execute();
    const tabelas = new Set(contextos.map(({ idContexto }) => idContexto));
    const { rows } = await sql<{ marca: string; fabricante: string }>`
      select distinct m."nome" as "marca", b."nome" as "fabricante" from ${MARCAS}
      where m."nome" = ${umDe(registros.map(({ marca }) => marca))}`.execute(trx);
    const marcas = new Set(rows.map(({ marca, fabricante }) => chaveDeCodigos(marca, fabricante)));
    return new Map(
      registros.flatMap((registro): Motivo[] => {
        const { tabela, marca, fabricante } = registro;
        if (!tabelas.has(tabela)) return [[chaveDe(registro), `A tabela de preços ${tabela} não existe.`]];
        if (marcas.has(chaveDeCodigos(marca, fabricante))) return [];
        return [[chaveDe(registro), `A marca ${marca} do fabricante ${fabricante} não existe.`]];
      }),
    );
  },
  ler,
  async gravar(trx, registros) {
    await sql`insert into "marcaFaixa"
        ("idContexto", "idMarca", "quantidade", "descontoComercial", "descontoFinanceiro")
      select k."tabela", m."idMarca", k."quantidade", k."comercial", k."financeiro"
      from unnest(${registros.map(({ tabela }) => tabela)}::text[], ${registros.map(({ marca }) => marca)}::text[],
        ${registros.map(({ fabricante }) => fabricante)}::text[],
        ${registros.map(({ quantidade }) => quantidade)}::int[],
        ${registros.map(({ descontoComercial }) => descontoComercial)}::int[],
        ${registros.map(({ descontoFinanceiro }) => descontoFinanceiro)}::int[])
        as k("tabela", "marca", "fabricante", "quantidade", "comercial", "financeiro")
      join ${MARCAS} on m."nome" = k."marca" and b."nome" = k."fabricante"
      on conflict ("idContexto", "idMarca", "quantidade") do update set
        "descontoComercial" = excluded."descontoComercial",
        "descontoFinanceiro" = excluded."descontoFinanceiro"`.execute(trx);
  },
  async retirar(trx, chaves) {
    await sql`delete from "marcaFaixa" f using ${asRows(chaves)}, "marca" m, "fabricante" b
      where m."nome" = k."marca" and b."nome" = k."fabricante" and m."idFabricante" = b."idFabricante"
        and f."idContexto" = k."tabela" and f."idMarca" = m."idMarca"
        and f."quantidade" = k."quantidade"`.execute(trx);
  },
  async listarChaves(trx, depoisDe, quantas) {
    const [tabela = '', marca = '', fabricante = '', quantidade = '0'] = depoisDe.split('|');
    const { rows } = await sql<FaixaRegistro>`
      select distinct f."idContexto" as "tabela", m."nome" as "marca", b."nome" as "fabricante", f."quantidade"
      from "marcaFaixa" f join ${MARCAS} on m."idMarca" = f."idMarca"
      where (f."idContexto", m."nome", b."nome", f."quantidade") >
        (${tabela}, ${marca}, ${fabricante}, ${Number(quantidade)}::int)
      order by 1, 2, 3, 4 limit ${quantas}`.execute(trx);
    return rows.map(chaveDe);
  },
});
