import { sql } from 'kysely';
import type { ClienteRegistro } from '#contract/integration/cliente.ts';
import { FORMAS } from '#contract/integration/formas.ts';
import type { Column } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';
import { assignPessoas, writePessoas } from '#server/integration/data/pessoas.ts';
import { ensurePreferencias } from '#server/integration/data/preferencias.ts';

/** The codes of the conditions, branches and terms that customers name. */
export const codigosDe = (registros: readonly ClienteRegistro[]) => {
  const condicoes = registros.flatMap((cliente) => cliente.condicoes);
  return {
    condicoes: condicoes.map(({ condicao }) => condicao),
    filiais: condicoes.flatMap(({ filiais }) => filiais.map(({ filial }) => filial)),
    prazos: condicoes.flatMap(({ pagamentos }) => pagamentos.map(({ prazo }) => prazo)),
  };
};

/** Writes customers with their conditions. */
export async function writeClientes(
  trx: DatabaseTransaction,
  registros: readonly ClienteRegistro[],
): Promise<void> {
  const ids = await assignPessoas(
    trx,
    'clientes',
    registros.map(({ codigoErp }) => codigoErp),
  );
  const vendedores = await readIds(
    trx,
    'usuarios',
    registros.flatMap(({ vendedor }) => vendedor ?? []),
  );
  const columns: readonly Column<ClienteRegistro>[] = [
    ['cpfCnpj', 'text', (c) => c.cpfCnpj],
    ['documentoIdentidade', 'text', (c) => c.documentoIdentidade],
    ['codigoVendedor', 'text', (c) => c.vendedor],
    [
      'idUsuarioVendedor',
      'integer',
      (c) => (c.vendedor === null ? null : (vendedores.get(c.vendedor) ?? null)),
    ],
    ['licencas', 'integer', (c) => c.licencas],
    ['limiteDisponivel', 'bigint', (c) => c.limiteDisponivel],
    ['limitePagamentoAntecipado', 'bigint', (c) => c.limitePagamentoAntecipado],
    ['clienteBloqueadoMotivo', 'text', (c) => c.bloqueioMotivo],
    ['aplicarLimiteMinimoDiario', 'boolean', (c) => c.minimoDiario !== null],
    ['valorLimiteMinimoDiario', 'bigint', (c) => c.minimoDiario ?? 0],
    ['anvisa', 'date', (c) => c.anvisa],
    ['sivisa', 'date', (c) => c.sivisa],
    ['autorizacaoRetinoica', 'date', (c) => c.autorizacaoRetinoica],
    ['crfEstabelecimento', 'date', (c) => c.crfEstabelecimento],
    ['sipeagro', 'date', (c) => c.sipeagro],
  ];
  await writePessoas(trx, 'clientes', registros, ids, columns);
  const clientes = registros.map((registro) => ({ ...registro, idPessoa: idOf(ids, registro.codigoErp) }));
  await writeCondicoes(trx, clientes);
  await relinkUsuarios(
    trx,
    clientes.map(({ idPessoa }) => idPessoa),
  );
}

type Cliente = ClienteRegistro & { readonly idPessoa: number };

/** Replaces the conditions of customers; a row that stays keeps its number. */
async function writeCondicoes(trx: DatabaseTransaction, clientes: readonly Cliente[]): Promise<void> {
  const codigos = codigosDe(clientes);
  const condicoes = await readIds(trx, 'condicoes', codigos.condicoes);
  const filiais = await readIds(trx, 'filiais', codigos.filiais);
  const prazos = await readIds(trx, 'prazos', codigos.prazos);
  const delas = clientes.flatMap(({ idPessoa, condicoes: dele }) =>
    dele.map((uma) => ({ ...uma, idPessoa, idCondicao: idOf(condicoes, uma.condicao) })),
  );
  const atendem = delas.flatMap(({ idPessoa, idCondicao, filiais: dela }) =>
    dela.map((f) => ({ ...f, idPessoa, idCondicao, idFilial: idOf(filiais, f.filial) })),
  );
  const pagam = delas.flatMap(({ idPessoa, idCondicao, pagamentos }) =>
    pagamentos.map((p) => ({
      idPessoa,
      idCondicao,
      idPrazo: idOf(prazos, p.prazo),
      idForma: FORMAS[p.forma],
    })),
  );
  const destes = umDosIds(clientes.map(({ idPessoa }) => idPessoa));
  const servidas = sql`unnest(${atendem.map((f) => f.idPessoa)}::int[], ${atendem.map((f) => f.idCondicao)}::int[],
    ${atendem.map((f) => f.idFilial)}::int[], ${atendem.map((f) => f.minimoCompra)}::bigint[],
    ${atendem.map((f) => f.prazoEntrega)}::int[]) as n("cliente", "condicao", "filial", "minimo", "prazo")`;
  await sql`delete from "clienteCondicaoFilial" where "idPessoaCliente" = ${destes}
    and ("idPessoaCliente", "idCondicao", "idPessoaFilial") not in
      (select "cliente", "condicao", "filial" from ${servidas})`.execute(trx);
  await sql`lock table "clienteCondicaoFilial" in share row exclusive mode`.execute(trx);
  await sql`insert into "clienteCondicaoFilial"
      ("id", "idPessoaCliente", "idCondicao", "idPessoaFilial", "minimoCompra", "prazoEntrega")
    select (select coalesce(max("id"), 0) from "clienteCondicaoFilial") + row_number() over (), n.*
    from ${servidas}
    on conflict ("idPessoaCliente", "idCondicao", "idPessoaFilial") do update
      set "minimoCompra" = excluded."minimoCompra", "prazoEntrega" = excluded."prazoEntrega"`.execute(trx);
  const pagas = sql`unnest(${pagam.map((p) => p.idPessoa)}::int[], ${pagam.map((p) => p.idCondicao)}::int[],
    ${pagam.map((p) => p.idPrazo)}::int[], ${pagam.map((p) => p.idForma)}::int[])`;
  await sql`delete from "prazoFormaPagamento" where "idPessoaCliente" = ${destes}
    and ("idPessoaCliente", "idCondicao", "idPrazo", "idFormaPagamento") not in (select * from ${pagas})`.execute(
    trx,
  );
  await sql`insert into "prazoFormaPagamento" ("idPessoaCliente", "idCondicao", "idPrazo", "idFormaPagamento")
    select * from ${pagas} on conflict do nothing`.execute(trx);
}

/** Links customers that were withdrawn, and are loaded again, to their earlier users. */
async function relinkUsuarios(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await sql`with voltam as (
      delete from "usuarioClienteRetirado" where "idPessoaCliente" = ${umDosIds(ids)}
      returning "idUsuario", "idPessoaCliente")
    insert into "usuarioCliente" ("idUsuario", "idPessoaCliente")
    select * from voltam on conflict do nothing`.execute(trx);
  await ensurePreferencias(trx, { clientes: ids });
}
