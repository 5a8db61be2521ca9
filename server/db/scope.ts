import { type Expression, type Kysely, sql } from 'kysely';
import { rolesThatMay } from '#domain/access/papel.ts';
import type { Database } from './schema/schema.ts';
import type { CatalogoTables } from './schema/schema-catalogo.ts';
import type { ClientesTables } from './schema/schema-clientes.ts';
import type { CombosTables } from './schema/schema-combos.ts';

/** Tables whose rows have no owner. */
type OpenTables = CatalogoTables &
  CombosTables &
  Pick<ClientesTables, 'condicao' | 'prazo' | 'formaPagamento'>;

/** The public part of the database: a visitor's queries have only this. */
export type OpenDatabase = Kysely<OpenTables>;

export const toOpen = (db: Database): OpenDatabase => db as unknown as OpenDatabase;

/** Ids of customers, as a part of a statement. */
type Clientes = Expression<number>;

/** The users of a team, each with its supervisor. */
const members = (db: Database) =>
  db
    .selectFrom('usuario as chefe')
    .innerJoin('usuario as membro', 'membro.idUsuarioSupervisor', 'chefe.idUsuario')
    .where('chefe.papel', 'in', rolesThatMay('team'))
    .where('membro.papel', 'in', rolesThatMay('belong'));

/** Supervisors with each customer of their team; users of other roles have none. */
const teams = (db: Database) =>
  members(db).innerJoin('usuarioCliente', 'usuarioCliente.idUsuario', 'membro.idUsuario');

const ofTeam = (db: Database, idUsuario: number) =>
  teams(db).select('usuarioCliente.idPessoaCliente').where('chefe.idUsuario', '=', idUsuario);

/** All users with each customer that they see: their own and those of their team. */
export const vinculosOf = (db: Database) =>
  db
    .selectFrom('usuarioCliente')
    .select(['usuarioCliente.idUsuario', 'usuarioCliente.idPessoaCliente'])
    .union(teams(db).select(['chefe.idUsuario', 'usuarioCliente.idPessoaCliente']));

/** The user, and the members of their team. */
const comEquipe = (db: Database, idUsuario: number) =>
  members(db)
    .select('membro.idUsuario')
    .where('chefe.idUsuario', '=', idUsuario)
    .unionAll(db.selectNoFrom(sql<number>`${idUsuario}::int`.as('idUsuario')));

const linkedTo = (db: Database, idUsuario: number) => (): Clientes =>
  db
    .selectFrom('usuarioCliente')
    .select('usuarioCliente.idPessoaCliente')
    .where('usuarioCliente.idUsuario', '=', idUsuario)
    .unionAll(ofTeam(db, idUsuario))
    .$asScalar();

/**
 * The one place where rows are filtered by the user. A user's query starts from one of these, so it cannot see an
 * unlinked customer or another user's cart. `db` may be a transaction; it is for writing, and only to rows that were
 * read through the scope.
 */
export const scopeOf = (db: Database, idUsuario: number) => scopeWith(db, idUsuario, linkedTo(db, idUsuario));

/** The scope of a company's own work on one user's carts; the user may have lost those customers since. */
export const scopeOfCompany = (db: Database, idUsuario: number): Scope =>
  scopeWith(db, idUsuario, () =>
    db
      .selectFrom('carrinho')
      .select('carrinho.idPessoaCliente')
      .where('carrinho.idUsuario', '=', idUsuario)
      .$asScalar(),
  );

function scopeWith(db: Database, idUsuario: number, linked: () => Clientes) {
  const carrinhos = () =>
    db
      .selectFrom('carrinho')
      .where('carrinho.idUsuario', '=', idUsuario)
      .where('carrinho.idPessoaCliente', 'in', linked());
  const carrinhoIds = () => carrinhos().select('carrinho.idCarrinho');
  return {
    idUsuario,
    db,
    open: toOpen(db),
    clientes: () => db.selectFrom('pessoa').where('pessoa.idPessoa', 'in', linked()),
    filiaisOfClientes: () =>
      db
        .selectFrom('clienteCondicaoFilial')
        .innerJoin('pessoa as filial', 'filial.idPessoa', 'clienteCondicaoFilial.idPessoaFilial')
        .where('clienteCondicaoFilial.idPessoaCliente', 'in', linked()),
    pagamentosOfClientes: () =>
      db
        .selectFrom('prazoFormaPagamento')
        .innerJoin('prazo', 'prazo.idPrazo', 'prazoFormaPagamento.idPrazo')
        .innerJoin(
          'formaPagamento',
          'formaPagamento.idFormaPagamento',
          'prazoFormaPagamento.idFormaPagamento',
        )
        .where('prazoFormaPagamento.idPessoaCliente', 'in', linked()),
    preferencias: () =>
      db
        .selectFrom('preferenciaUsuarioCliente')
        .where('preferenciaUsuarioCliente.idUsuario', '=', idUsuario)
        .where('preferenciaUsuarioCliente.idPessoaCliente', 'in', linked()),
    carrinhos,
    /** The user's carts of any customer: distinguishes a cart of a customer they lost from an unknown cart. */
    carrinhosOfAnyCliente: () => db.selectFrom('carrinho').where('carrinho.idUsuario', '=', idUsuario),
    carrinhoGrupos: () =>
      db.selectFrom('carrinhoGrupo').where('carrinhoGrupo.idCarrinho', 'in', carrinhoIds()),
    carrinhoItens: () => db.selectFrom('carrinhoItem').where('carrinhoItem.idCarrinho', 'in', carrinhoIds()),
    /** Orders of the user's customers, also of other users. */
    prePedidos: () => db.selectFrom('prePedido').where('prePedido.idPessoaCliente', 'in', linked()),
    /** Orders that the user and the members of their team made, for any customer: for sums only. */
    prePedidosFeitos: () =>
      db.selectFrom('prePedido').where('prePedido.idUsuario', 'in', comEquipe(db, idUsuario)),
    /** The user's goals; those of a customer while it is the user's. */
    metas: () =>
      db
        .selectFrom('meta')
        .where('meta.idUsuario', '=', idUsuario)
        .where((eb) =>
          eb.or([eb('meta.idPessoaCliente', 'is', null), eb('meta.idPessoaCliente', 'in', linked())]),
        ),
    /** Past orders of those customers that the company withdrew. */
    historicoRetirado: () =>
      db.selectFrom('historicoRetirado').where('historicoRetirado.idPessoaCliente', 'in', linked()),
    /** Tries to pay those orders. */
    pagamentos: () =>
      db
        .selectFrom('pagamento')
        .innerJoin('prePedido', 'prePedido.idPrePedido', 'pagamento.idPrePedido')
        .where('prePedido.idPessoaCliente', 'in', linked()),
    notasFiscais: () => db.selectFrom('notaFiscal').where('notaFiscal.idPessoaDestinatario', 'in', linked()),
    contasReceber: () => db.selectFrom('contaReceber').where('contaReceber.idPessoaCliente', 'in', linked()),
    /** Entries of current accounts. */
    lancamentos: () =>
      db
        .selectFrom('lancamentoContaCorrente')
        .where('lancamentoContaCorrente.idPessoaCliente', 'in', linked()),
    cashbackLancamentos: () =>
      db.selectFrom('cashbackLancamento').where('cashbackLancamento.idPessoaCliente', 'in', linked()),
    devolucoes: () => db.selectFrom('devolucao').where('devolucao.idPessoaCliente', 'in', linked()),
    cartasCorrecao: () =>
      db.selectFrom('cartaCorrecao').where('cartaCorrecao.idPessoaCliente', 'in', linked()),
    pendenciasDocumento: () =>
      db.selectFrom('pendenciaDocumento').where('pendenciaDocumento.idPessoaCliente', 'in', linked()),
    codigosDoCliente: () =>
      db.selectFrom('codigoDoCliente').where('codigoDoCliente.idPessoaCliente', 'in', linked()),
    emails: () => db.selectFrom('emailDoCliente').where('emailDoCliente.idPessoa', 'in', linked()),
    telefones: () => db.selectFrom('telefoneDoCliente').where('telefoneDoCliente.idPessoa', 'in', linked()),
    /** Notes about visits to the user's customers, also of other users. */
    visitas: () => db.selectFrom('visita').where('visita.idPessoaCliente', 'in', linked()),
    prePedidosOfCarrinhos: () =>
      db.selectFrom('prePedido').where('prePedido.idCarrinho', 'in', carrinhoIds()),
  };
}

export type Scope = ReturnType<typeof scopeOf>;
