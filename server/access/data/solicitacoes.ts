import { type Insertable, sql } from 'kysely';
import type { EnderecoCep, PessoaTipo } from '#contract/access/cadastro.ts';
import type { ClienteAdministrado } from '#contract/access/solicitacao-acesso.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type {
  SolicitacaoAcessoTable,
  SolicitacaoCadastroTable,
} from '#server/db/schema/schema-solicitacoes.ts';
import { insertEventoDoAcesso, insertEventoDoCadastro } from '#server/events/data/request-events.ts';
import { insertMensagem, type MensagemPronta } from './mensagens.ts';

/**
 * The outcome of a visitor's request: stored now, stored earlier under its key, or its key belongs to another request.
 */
export type Registro = 'nova' | 'repetida' | 'outra';

type Cadastro = Insertable<SolicitacaoCadastroTable>;
type Acesso = Insertable<SolicitacaoAcessoTable> & { readonly clientes: readonly number[] };

/** The queries open to visitors. They never read another person's request. */
export type VisitanteQueries = {
  listPessoaTipos(cep: string): Promise<PessoaTipo[]>;
  readEndereco(cep: string): Promise<EnderecoCep | undefined>;
  findClienteDoDocumento(cpfCnpj: string): Promise<ClienteAdministrado | undefined>;
  /** The size of all stored licence files, in bytes. */
  sumLicencas(): Promise<number>;
  /** `mensagem` confirms it to the visitor, once. */
  insertCadastro(cadastro: Cadastro, mensagem: MensagemPronta | undefined): Promise<Registro>;
  insertAcesso(acesso: Acesso, mensagem: MensagemPronta | undefined): Promise<Registro>;
};

type Pedidas = 'solicitacaoCadastro' | 'solicitacaoAcesso';

async function readRegistro(
  db: Database,
  table: Pedidas,
  { chave = null, hash }: { chave?: string | null; hash: string },
): Promise<Registro> {
  const there = await db.selectFrom(table).select('hash').where('chave', '=', chave).executeTakeFirst();
  return there?.hash === hash ? 'repetida' : 'outra';
}

async function insertCadastro(
  trx: Database,
  cadastro: Cadastro,
  mensagem: MensagemPronta | undefined,
): Promise<Registro> {
  const row = await trx
    .insertInto('solicitacaoCadastro')
    .values(cadastro)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('idSolicitacaoCadastro')
    .executeTakeFirst();
  if (row === undefined) return await readRegistro(trx, 'solicitacaoCadastro', cadastro);
  if (mensagem !== undefined) await insertMensagem(trx, mensagem, cadastro.criadaEm);
  await insertEventoDoCadastro(trx, row.idSolicitacaoCadastro, cadastro.criadaEm);
  return 'nova';
}

/** Skips ids that belong to no customer: the response must not reveal which ids exist. */
async function insertAcesso(
  trx: Database,
  { clientes, ...acesso }: Acesso,
  mensagem: MensagemPronta | undefined,
): Promise<Registro> {
  const row = await trx
    .insertInto('solicitacaoAcesso')
    .values(acesso)
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('idSolicitacaoAcesso')
    .executeTakeFirst();
  if (row === undefined) return await readRegistro(trx, 'solicitacaoAcesso', acesso);
  await trx
    .insertInto('solicitacaoAcessoCliente')
    .columns(['idSolicitacaoAcesso', 'idPessoaCliente'])
    .expression((eb) =>
      eb
        .selectFrom('pessoa')
        .select((one) => [
          one.val(row.idSolicitacaoAcesso).$castTo<number>().as('idSolicitacaoAcesso'),
          'pessoa.idPessoa as idPessoaCliente',
        ])
        .where('tipo', '=', 'cliente')
        .where('idPessoa', 'in', clientes),
    )
    .execute();
  if (mensagem !== undefined) await insertMensagem(trx, mensagem, acesso.criadaEm);
  await insertEventoDoAcesso(trx, row.idSolicitacaoAcesso, acesso.criadaEm);
  return 'nova';
}

/** The queries of visitors, who have no user. */
export function visitanteQueries(db: Database): VisitanteQueries {
  return {
    listPessoaTipos: (cep) =>
      db
        .selectFrom('pessoaTipo')
        .select(['pessoaTipo.idPessoaTipo', 'pessoaTipo.descPessoaTipo'])
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('areaAtuacao')
              .select('areaAtuacao.cepInicial')
              .whereRef('areaAtuacao.idPessoaTipo', '=', 'pessoaTipo.idPessoaTipo')
              .where('cepInicial', '<=', cep)
              .where('cepFinal', '>=', cep),
          ),
        )
        .orderBy('pessoaTipo.idPessoaTipo')
        .execute(),
    readEndereco: (cep) => db.selectFrom('cepEndereco').selectAll().where('cep', '=', cep).executeTakeFirst(),
    findClienteDoDocumento: (cpfCnpj) =>
      db
        .selectFrom('pessoa')
        .select(['idPessoa', 'cpfCnpj', 'nome'])
        .where('tipo', '=', 'cliente')
        .where('cpfCnpj', '=', cpfCnpj)
        .executeTakeFirst(),
    async sumLicencas() {
      const query = db
        .selectFrom('solicitacaoCadastro')
        .select(sql<string>`coalesce(sum(octet_length("licensaSanitaria")), 0)`.as('bytes'));
      return Number((await query.executeTakeFirstOrThrow()).bytes);
    },
    insertCadastro: (cadastro, mensagem) =>
      db.transaction().execute((trx) => insertCadastro(trx, cadastro, mensagem)),
    insertAcesso: (acesso, mensagem) =>
      db.transaction().execute((trx) => insertAcesso(trx, acesso, mensagem)),
  };
}
