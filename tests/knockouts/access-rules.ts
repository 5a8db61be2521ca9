import type { Knockout } from './knockout.ts';

const ROLES = 'tests/server/papeis.test.ts';
const OFFICE = 'tests/server/escritorio.test.ts';
const ALERTS = 'tests/server/aviso-de-estoque.test.ts';
const SMTP = 'server/mail/smtp.test.ts';
const OFF = 'tests/server/usuario-desligado.test.ts';

/** The rules by which a role keeps users from data and changes that are not theirs. */
export const accessRules: readonly Knockout[] = [
  {
    rule: 'a change needs a role that may act',
    file: 'server/http/change-route.ts',
    find: 'roleRefusal(call, usuario) ?? (await',
    put: '(await',
    tests: [ROLES],
  },
  {
    rule: 'only a supervisor has the customers of a team',
    file: 'server/db/scope.ts',
    find: "\n    .where('chefe.papel', 'in', rolesThatMay('team'))",
    put: '',
    tests: [ROLES],
  },
  {
    rule: 'buyers are no members of a team',
    file: 'server/db/scope.ts',
    find: "\n    .where('membro.papel', 'in', rolesThatMay('belong'))",
    put: '',
    tests: [ROLES],
  },
  {
    rule: 'a user without the right to sign in gets no session',
    file: 'server/db/sessoes.ts',
    find: "\n        .where('usuario.papel', 'in', rolesThatMay('signIn'))",
    put: '',
    tests: [ROLES],
  },
  {
    rule: 'a user who is switched off gets no session',
    file: 'server/db/sessoes.ts',
    find: "isWelcome: ativo && may(usuario.papel, 'signIn')",
    put: "isWelcome: may(usuario.papel, 'signIn')",
    tests: [OFF],
  },
  {
    rule: 'a read needs a role that has its right',
    file: 'server/http/route.ts',
    find: 'if (forbidden !== undefined) return answerRecusa(forbidden);',
    put: '',
    tests: [OFFICE],
  },
  {
    rule: 'a request is answered once',
    file: 'server/access/data/responder-solicitacao.ts',
    find: "'idSolicitacaoAcesso', '=', id)\n    .where('respondidaEm', 'is', null)",
    put: "'idSolicitacaoAcesso', '=', id)",
    tests: [OFFICE],
  },
  {
    rule: 'a stock alert is mailed once',
    file: 'server/access/data/estoque-chegado.ts',
    find: 'where i."avisadaEm" is null and',
    put: 'where',
    tests: [ALERTS],
  },
  {
    rule: 'a user who lost the customer is not told about its products',
    file: 'server/access/data/estoque-chegado.ts',
    find: 'where v."idPessoaCliente" = i."idPessoaCliente"\n              and (',
    put: 'where (true or ',
    tests: [ALERTS],
  },
  {
    rule: 'a mail server without TLS is told neither the password nor a mail',
    file: 'server/mail/smtp.ts',
    find: "requireTLS: seguranca === 'starttls',",
    put: 'requireTLS: false,',
    tests: [SMTP],
  },
  {
    rule: 'an address cannot bring a command to the mail server',
    file: 'server/mail/smtp.ts',
    find: 'if (!ENDERECO.test(para)) return false;',
    put: '',
    tests: [SMTP],
  },
  {
    rule: 'a visitor does not see the stock of a showcase',
    file: 'server/catalogue/data/vitrine-itens.ts',
    find: 'visitante: contexto === undefined',
    put: 'visitante: false',
    tests: ['tests/server/conteudo.test.ts'],
  },
  {
    rule: 'a demonstration does not start over the data of a company',
    file: 'server/db/company-data.ts',
    find: 'rows[0]?.holds === true',
    put: 'rows[0]?.holds === undefined',
    tests: ['tests/server/primeira-partida.test.ts'],
  },
  {
    rule: 'a refused duplicate tells that its consent is another one',
    file: 'src/domain/contacts/duplicado.ts',
    find: 'if (existente === promocoes) return',
    put: 'if (existente || !promocoes || existente === promocoes) return',
    tests: ['tests/server/contatos-telefones.test.ts'],
  },
];
