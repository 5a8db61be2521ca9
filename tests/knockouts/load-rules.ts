import type { Knockout } from './knockout.ts';

const LOADS = 'tests/server/integracao-cargas.test.ts';
const SLOW = 'tests/server/conexoes-lentas.test.ts';
const DATA = 'server/integration/data';

/** The rules by which a load of the company changes what it says, once, and nothing else. */
export const loadRules: readonly Knockout[] = [
  {
    rule: 'a record that is as it was sent is not written',
    file: `${DATA}/judge-lines.ts`,
    find: '!isDeepStrictEqual(atual, novo)',
    put: 'novo !== atual',
    tests: [LOADS],
  },
  {
    rule: 'a load that would withdraw too much is refused',
    file: `${DATA}/withdraw-batch.ts`,
    find: '  if (faltam <= SEMPRE || faltam * 100 <= total * limiteRetirada) return undefined;',
    put: '  if (faltam >= 0) return undefined;',
    tests: [LOADS],
  },
  {
    rule: 'a load that replaces all has a code in every line',
    file: `${DATA}/withdraw-batch.ts`,
    find: '  if (recusadas > 0)',
    put: '  if (recusadas < 0)',
    tests: [LOADS],
  },
  {
    rule: 'an undone load leaves a record that changed since',
    file: `${DATA}/undo-batch.ts`,
    find: 'isDeepStrictEqual(atuais.get(chave) ?? null, depois)',
    put: 'chave !== depois',
    tests: [LOADS],
  },
  {
    rule: 'prices of a withdrawn product come back with it',
    file: `${DATA}/withdraw-batch.ts`,
    find: '    await withdraw(trx, dependente.recurso, idCarga, await dependente.chavesDe(trx, chaves));',
    put: '    await dependente.recurso.retirar(trx, await dependente.chavesDe(trx, chaves));',
    tests: [LOADS],
  },
  {
    rule: 'a load waits for earlier ones of the kinds that it names',
    file: `${DATA}/process-load.ts`,
    find: "<= ${placeOf('c')}",
    put: "= ${placeOf('c')}",
    tests: [LOADS],
  },
  {
    rule: 'a key belongs to one body',
    file: `${DATA}/receive-load.ts`,
    find: "first.sha256 === hash.digest('hex') &&",
    put: "first.sha256 !== '' &&",
    tests: [LOADS],
  },
  {
    rule: 'a key belongs to the parameters of its load',
    file: `${DATA}/receive-load.ts`,
    find: 'first.limiteRetirada === limiteRetirada;',
    put: 'limiteRetirada >= 0;',
    tests: [LOADS],
  },
  {
    rule: 'a line that the database refuses holds no other one up',
    file: `${DATA}/process-load.ts`,
    find: "    if (most > 1) return 'refused';",
    put: '    if (most > 1) throw error;',
    tests: [LOADS],
  },
  {
    rule: 'a revoked token opens nothing',
    file: `${DATA}/tokens.ts`,
    find: "    .selectAll()\n    .where('hash', '=', hashOf(token))\n    .where('revogadoEm', 'is', null)",
    put: "    .selectAll()\n    .where('hash', '=', hashOf(token))",
    tests: [LOADS],
  },
  {
    rule: 'an address with many wrong tokens is refused without a look at the database',
    file: 'server/http/gates/token-gate.ts',
    find: 'if (counts.of(here) >= limits.perAddress) return',
    put: 'if (counts.of(here) < 0) return',
    tests: ['tests/server/tokens-errados.test.ts'],
  },
  {
    rule: 'a machine that repeats its wrong token does not stop the others at its address',
    file: 'server/http/gates/token-gate.ts',
    find: 'if (counts.of(same) > 0) return ok(undefined);',
    put: '',
    tests: ['tests/server/tokens-errados.test.ts'],
  },
  {
    rule: 'a load is undone only while no newer one of its kind began',
    file: 'server/integration/data/loads.ts',
    find: ".whereRef('newer.idCarga', '>', 'carga.idCarga')",
    put: ".whereRef('newer.idCarga', '<', 'newer.idCarga')",
    tests: ['tests/server/integracao-cargas.test.ts'],
  },
  {
    rule: 'a body that does not come in its time is refused',
    file: 'server/http/request-time.ts',
    find: 'if (!hasBody(request) ||',
    put: 'if (hasBody(request) ||',
    tests: [SLOW],
  },
  {
    rule: 'a load that brings too few bytes is refused',
    file: 'server/http/request-time.ts',
    find: 'socket.bytesRead >= least',
    put: 'least > 0',
    tests: [SLOW],
  },
  {
    rule: 'a load is refused when it is larger than its call allows',
    file: 'server/app.ts',
    find: 'limitBody === undefined ? limitOfStream(call) :',
    put: 'limitBody === undefined ? undefined :',
    tests: [SLOW],
  },
  {
    rule: 'long lines of a load are stored before they fill the memory',
    file: `${DATA}/stage.ts`,
    find: 'tamanho >= LOTE_TEXTO',
    put: 'tamanho < 0',
    tests: ['tests/server/integracao-recebimento.test.ts'],
  },
];
