import type { Knockout } from './knockout.ts';

const LOADED = 'tests/server/integracao-clientes.test.ts';
const WITHDRAWN = 'tests/server/integracao-retiradas.test.ts';
const CONTACTS = 'tests/server/integracao-contatos.test.ts';
const DATA = 'server/integration/data';

/** The rules by which loaded customers and users keep their history, their money and their passwords. */
export const customerRules: readonly Knockout[] = [
  {
    rule: 'a branch and a customer never have one id, although one of them was withdrawn',
    file: `${DATA}/pessoas.ts`,
    find: `(select max("id") from "codigoErp" where "recurso" in ('filiais', 'clientes')), 0)`,
    put: '0)',
    tests: [LOADED],
  },
  {
    rule: 'a load never writes a password over',
    file: `${DATA}/resources/write-usuarios.ts`,
    find: '  if (conhecido) {\n',
    put: '  if (conhecido) {\n    Object.assign(dados, { senhaHash: hashOfNoPassword() });\n',
    tests: [LOADED],
  },
  {
    rule: "a user's own choice of a customer stays when the company's is the same",
    file: `${DATA}/resources/write-usuarios.ts`,
    find: 'idInicial !== (conhecidos.get(idUsuario) ?? null)',
    put: 'idInicial !== undefined',
    tests: [LOADED],
  },
  {
    rule: 'a credit that an order changes meanwhile is not written back',
    file: `${DATA}/resources/read-clientes.ts`,
    find: "    .forNoKeyUpdate(['pessoa'])\n",
    put: '',
    tests: [WITHDRAWN],
  },
  {
    rule: 'a stored customer that cannot buy takes changes of other members',
    file: `${DATA}/resources/check-estados.ts`,
    find: 'comprasDe(gravado) === comprasDe(registro)',
    put: 'comprasDe(gravado) !== comprasDe(gravado)',
    tests: [LOADED],
  },
  {
    rule: 'a withdrawn customer has its users back when it returns',
    file: `${DATA}/resources/write-clientes.ts`,
    find: 'select * from voltam on conflict do nothing',
    put: 'select * from voltam where false',
    tests: [WITHDRAWN],
  },
  {
    rule: 'a withdrawn customer that has users keeps its row',
    file: `${DATA}/resources/withdraw-clientes.ts`,
    find: 'ids.filter((id) => !referidos.has(id))',
    put: 'ids.filter((id) => referidos.has(id))',
    tests: [WITHDRAWN],
  },
  {
    rule: 'a user who has set a password is never removed',
    file: `${DATA}/resources/withdraw-usuarios.ts`,
    find: 'rows.filter((row) => isOfNoPassword(row.senhaHash))',
    put: 'rows.filter((row) => !isOfNoPassword(row.senhaHash))',
    tests: [WITHDRAWN],
  },
  {
    rule: 'a load that would withdraw what is in use writes nothing',
    file: `${DATA}/withdraw-batch.ts`,
    find: 'if (preso !== undefined) return',
    put: "if (preso === '') return",
    tests: [WITHDRAWN],
  },
  {
    rule: 'an undone record that is in use since stays',
    file: `${DATA}/undo-batch.ts`,
    find: 'presos?.has(chave) !== true',
    put: "chave !== ''",
    tests: [WITHDRAWN],
  },
  {
    rule: 'a withdrawn code is unknown to other records',
    file: `${DATA}/codes.ts`,
    find: 'if (!retirado) lidos.set(',
    put: 'if (codigo) lidos.set(',
    tests: [WITHDRAWN],
  },
  {
    rule: 'a load that replaces all withdraws no contact that a user entered',
    file: `${DATA}/resources/contatos/write-contatos.ts`,
    find: ' and d."daEmpresa"\n',
    put: '\n',
    tests: [CONTACTS],
  },
  {
    rule: 'an address that a user changed is not the company’s any more',
    file: 'server/contacts/data/emails.ts',
    find: ', daEmpresa: sql`"daEmpresa" and ${isMesmoEmail(before, changed.email)}` }',
    put: ' }',
    tests: [CONTACTS],
  },
  {
    rule: 'a phone that a user changed is not the company’s any more',
    file: 'server/contacts/data/telefones.ts',
    find: '"daEmpresa" and ("ddd", "prefixo", "numero") = (${ddd}, ${prefixo}, ${numero})',
    put: '"daEmpresa" and (${ddd}, ${prefixo}, ${numero}) is not null',
    tests: [CONTACTS],
  },
  {
    rule: 'a load gives no consent against the last answer of a user',
    file: `${DATA}/resources/contatos/contatos.ts`,
    find: 'registro.marketing && recusas.has(chaveDeContato(registro))',
    put: 'registro.marketing && recusas.size < 0',
    tests: [CONTACTS],
  },
  {
    rule: 'a load leaves a contact away that a user deleted',
    file: `${DATA}/judge-lines.ts`,
    find: '!dispensados.has(linha.chave)',
    put: 'dispensados.size >= 0',
    tests: [CONTACTS],
  },
  {
    rule: 'an undo leaves a contact away that a user deleted',
    file: `${DATA}/resources/contatos/write-contatos.ts`,
    find: '.filter((registro) => antes.has(chaveDeContato(registro)) || !staysAway(registro, recusas))',
    put: '.filter((registro) => registro.cliente !== "")',
    tests: [CONTACTS],
  },
  {
    rule: 'a user’s deletion of a contact is kept even without a consent',
    file: 'server/contacts/data/consentimentos.ts',
    find: 'isSame || antes === undefined ?',
    put: 'isSame || antes?.aceito !== true ?',
    tests: [CONTACTS],
  },
  {
    rule: 'a consent that a load gives or takes back leaves evidence',
    file: `${DATA}/resources/contatos/write-contatos.ts`,
    find: 'contatos.filter((contato) => contato.marketing !== consentia(contato))',
    put: '[]',
    tests: [CONTACTS],
  },
  {
    rule: 'the end of a consent by a withdrawal leaves evidence',
    file: `${DATA}/resources/contatos/write-contatos.ts`,
    find: '  await insertConsentimentos(trx, findos, origem);\n',
    put: '',
    tests: [CONTACTS],
  },
  {
    rule: 'an undo gives no consent against the last answer of a user',
    file: `${DATA}/resources/contatos/write-contatos.ts`,
    find: 'registro.marketing && !recusas.has(chaveDeContato(registro))',
    put: 'registro.marketing',
    tests: [CONTACTS],
  },
];
