/**
 * The rules by which nothing is lost, doubled or hidden, each with the smallest change that takes it away.
 * `find` must stand exactly once in its file, so that a rule whose code moved is missed loudly. `tests` are the
 * files of which at least one test must then fail.
 */
export type Knockout = { rule: string; file: string; find: string; put: string; tests: readonly string[] };

const PUSH = 'tests/sync/push.test.ts';
const CHAOS = 'tests/sync/chaos.test.ts';
const ANSWERS = 'tests/sync/faults-answers.test.ts';
const GROUPS = 'tests/sync/outbox-groups.test.ts';
const DECISIONS = 'tests/sync/outbox-decisions.test.ts';
const FILE = 'tests/sync/outbox-file.test.ts';
const KEYS = 'tests/server/chaves.test.ts';
const PAYING = 'tests/server/continuar.test.ts';
const SHOPPING = 'tests/server/continuar-comprando.test.ts';
const STATES = 'tests/server/maquina-de-estados.test.ts';

const ELSEWHERE = 'tests/sync/faults-elsewhere.test.ts';
const LANES = 'tests/sync/faults-lanes.test.ts';

export const knockouts: readonly Knockout[] = [
  {
    rule: 'every attempt carries the key',
    file: 'src/sync/push.ts',
    find: 'token: env.token(), key: row.key, pending: run.pending',
    put: 'token: env.token(), pending: run.pending',
    tests: [PUSH],
  },
  {
    rule: 'the key is the same in every attempt',
    file: 'src/sync/push.ts',
    find: 'token: env.token(), key: row.key, pending: run.pending',
    put: 'token: env.token(), key: crypto.randomUUID(), pending: run.pending',
    tests: [PUSH],
  },
  {
    rule: 'the bytes are the same in every attempt',
    file: 'src/outbox/claim.ts',
    find: 'let frozen = head.frozen;',
    put: 'let frozen = null as typeof head.frozen;',
    tests: [PUSH],
  },
  {
    rule: 'a row is removed only after its answer',
    file: 'src/outbox/claim.ts',
    find: 'await vault.outbox.update(head.seq, taken);',
    put: 'await vault.outbox.delete(head.seq);',
    tests: [PUSH],
  },
  {
    rule: 'a row that is being sent is not sent by another before its lease ends',
    file: 'src/outbox/claim.ts',
    find: "head.state === 'sending' ? awaited(head.leaseUntil, now, LEASE_MS) : null",
    put: 'null',
    tests: [PUSH, ANSWERS],
  },
  {
    rule: 'a row settles only for the sender that still holds it',
    file: 'src/outbox/still-mine.ts',
    find: 'current !== undefined && current.key === row.key && current.claim === row.claim',
    put: 'current !== undefined || row.claim !== null',
    tests: [PUSH],
  },
  {
    rule: 'settling and its receipt are one transaction',
    file: 'src/outbox/settle.ts',
    find: `    await vault.receipts.put({
      ...originOf(row),`,
    put: `    if (intent.tipo !== 'etapa') await vault.receipts.put({
      ...originOf(row), key: 'lost',`,
    tests: [PUSH],
  },
  {
    rule: 'a change and its row are one commit: a tap that was not saved is not called saved',
    file: 'src/outbox/commit.ts',
    find: 'return fail(toStorageError(error));',
    put: 'return ok(undefined as T);',
    tests: [LANES],
  },
  {
    rule: 'only rows that were never tried are merged',
    file: 'src/outbox/untried.ts',
    find: "row.state === 'queued' && row.tries === 0 && row.frozen === null",
    put: "row.state !== ('' as string)",
    tests: [PUSH, ANSWERS],
  },
  {
    rule: 'nothing is merged across a submission',
    file: 'src/outbox/untried.ts',
    find: 'rows.slice(rows.findLastIndex(isBarrier) + 1).filter(isUntried)',
    put: 'rows.slice(isBarrier.length - 1).filter(isUntried)',
    tests: [PUSH, ANSWERS, GROUPS],
  },
  {
    rule: 'only a row that nobody has seen is taken back',
    file: 'src/outbox/take-back.ts',
    find: "if (!isUntried(row)) return 'tried';",
    put: '',
    tests: [DECISIONS],
  },
  {
    rule: 'a lane is sent in the order in which it was made',
    file: 'src/outbox/claim.ts',
    find: "await vault.outbox.where('lane').equals(lane).limit(2).toArray();",
    put: "await vault.outbox.where('lane').equals(lane).reverse().limit(2).toArray();",
    tests: [PUSH],
  },
  {
    rule: 'a submission waits for what was refused in its groups',
    file: 'src/outbox/held.ts',
    find: 'return envio !== null && isPartOf(parked.intent, envio);',
    put: 'return false;',
    tests: [PUSH, GROUPS],
  },
  {
    rule: 'what was refused in another group holds no submission',
    file: 'src/outbox/held.ts',
    find: 'return envio !== null && isPartOf(parked.intent, envio);',
    put: 'return envio !== null;',
    tests: [GROUPS],
  },
  {
    rule: 'a refused submission holds what came after it in its lane',
    file: 'src/outbox/held.ts',
    find: 'return parked.seq < row.seq;',
    put: 'return false;',
    tests: [LANES],
  },
  {
    rule: 'a lane in trouble holds no other',
    file: 'src/sync/push.ts',
    find: "return { stop: answer.kind === 'silence' && answer.reason === 'network', at: verdict.notBefore };",
    put: 'return { stop: true, at: verdict.notBefore };',
    tests: [LANES],
  },
  {
    rule: 'an answer without the marker is nobody',
    file: 'src/sync/judge.ts',
    find: "answer.kind === 'silence' || !answer.marked) return again",
    put: "answer.kind === 'silence') return again",
    tests: [PUSH, ANSWERS],
  },
  {
    rule: 'a refusal without a known code parks nothing',
    file: 'src/sync/judge.ts',
    find: 'if (!refusal?.Codigo) return again(row, answer, clock);',
    put: "if (!refusal?.Codigo) return { kind: 'refused', refusal: { status, codigo: '', message: '', description: '' }, carrinho: null };",
    tests: [PUSH, ANSWERS],
  },
  {
    rule: '401 drops nothing: every lane waits for the password',
    file: 'src/sync/judge.ts',
    find: "if (status === 401) return { kind: 'hold' };",
    put: "if (status === 401) return { kind: 'refused', refusal: { status, codigo: 'x', message: '', description: '' }, carrinho: null };",
    tests: [PUSH, ANSWERS],
  },
  {
    rule: 'a busy or broken server is asked again, for ever',
    file: 'src/sync/judge.ts',
    find: 'if (status >= 500 || RETRIED_STATUS.has(status)) return again(row, answer, clock);',
    put: "if (row.tries >= 5) return { kind: 'refused', refusal: { status, codigo: 'x', message: '', description: '' }, carrinho: null };\n  if (status >= 500 || RETRIED_STATUS.has(status)) return again(row, answer, clock);",
    tests: [LANES],
  },
  {
    rule: 'an order sent from elsewhere settles with its numbers',
    file: 'src/sync/judge.ts',
    find: "if (row.intent.tipo === 'envio' && refusal.pedidos) {",
    put: "if (row.intent.tipo === 'etapa' && refusal.pedidos) {",
    tests: [ELSEWHERE],
  },
  {
    rule: 'a refused change leaves a record',
    file: 'src/outbox/settle.ts',
    find: 'await vault.parked.put(isAccepted ? { ...parked, decided',
    put: 'if (isAccepted) await vault.parked.put(isAccepted ? { ...parked, decided',
    tests: [PUSH],
  },
  {
    rule: 'an older cart never replaces a newer one',
    file: 'src/mirror/put-carrinho.ts',
    find: 'if (!isOver) await',
    put: 'await',
    tests: [PUSH, ANSWERS, 'tests/sync/refresh.test.ts'],
  },
  {
    rule: 'a late word of no cart clears nothing newer',
    file: 'src/sync/pull-carrinho.ts',
    find: 'value !== null || kept === before',
    put: 'kept >= 0',
    tests: [ELSEWHERE],
  },
  {
    rule: 'a failed read clears no cart',
    file: 'src/sync/pull-carrinho.ts',
    find: 'if (!reply.ok) return reply;',
    put: 'if (!reply.ok) {\n    await putCarrinho(vault, idPessoaCliente, null, env.now());\n    return reply;\n  }',
    tests: ['tests/sync/refresh.test.ts', PUSH],
  },
  {
    rule: 'the cart of a lane is known before its first claim',
    file: 'src/sync/push.ts',
    find: 'const unready = isWish ? null : await ensureCarrinho(env, head.idPessoaCliente);',
    put: 'const unready = isWish || head.seq >= 0 ? null : await ensureCarrinho(env, head.idPessoaCliente);',
    tests: [ELSEWHERE],
  },
  {
    rule: 'a group that went is not asked about again',
    file: 'src/outbox/settle.ts',
    find: '? reduceEnvio(intent, (g) => !recusados.some((r) => isSameGrupo(r, g)))',
    put: '? intent',
    tests: [GROUPS, 'tests/sync/same-cart.test.ts'],
  },
  {
    rule: 'a group that stayed waits for a person',
    file: 'src/outbox/settle.ts',
    find: 'if (rest) await park(vault, rest, carrinho, now);',
    put: '',
    tests: [GROUPS],
  },
  {
    rule: 'the device says yes by itself only to a gain',
    file: 'src/domain/ganho.ts',
    find: 'export function isGanho(',
    put: 'export const isGanho = (..._: Parameters<typeof isReallyGanho>): boolean => true;\nfunction isReallyGanho(',
    tests: [DECISIONS, 'src/domain/ganho.test.ts'],
  },
  {
    rule: 'the device that made a copy knows what it copied',
    file: 'src/outbox/unsent-file.ts',
    find: 'await markCopied(vault, unsent.rows);',
    put: '',
    tests: [FILE],
  },
  {
    rule: 'a copied row is not settled without the word of the server',
    file: 'src/sync/settle-row.ts',
    find: 'if (row.copied) return settleByKey(env, row, run, verdict);',
    put: '',
    tests: [FILE],
  },
  {
    rule: 'a file is restored once',
    file: 'src/outbox/restore-unsent.ts',
    find: 'if (known.has(row.key)) return false;',
    put: '',
    tests: [FILE],
  },
  {
    rule: "another user's rows are not taken in",
    file: 'src/outbox/restore-unsent.ts',
    find: 'content.idUsuario !== vault.idUsuario || all.some((e) => e.idUsuario !== vault.idUsuario)',
    put: 'content.idUsuario < 0',
    tests: [FILE],
  },
  {
    rule: 'a row of a newer build waits, and is not dropped',
    file: 'src/outbox/claim.ts',
    find: "if (isFuture(head)) return { kind: 'held' };",
    put: '',
    tests: [ANSWERS, PUSH],
  },
  {
    rule: 'what waited 60 days is not repeated by itself',
    file: 'src/sync/push.ts',
    find: 'isOverdue(row, env.now()) ? settleOverdue : sendRow',
    put: 'isOverdue(row, env.now()) ? sendRow : sendRow',
    tests: [ANSWERS],
  },
  {
    rule: 'what a person is asked about after 60 days is refused for good',
    file: 'src/sync/ask-key.ts',
    find: "if (known.kind !== 'unknown') return known;",
    put: 'if (known) return known;',
    tests: ['tests/sync/faults-ghosts.test.ts'],
  },
  {
    rule: 'a clock that was set back makes nobody wait for years',
    file: 'src/outbox/claim.ts',
    find: 'until > now && until - now <= longest ? until : null',
    put: 'until > now && until - now <= longest * 1e9 ? until : null',
    tests: [ANSWERS, CHAOS],
  },
  {
    rule: 'a full disk gives up what can be had again',
    file: 'src/outbox/relief.ts',
    find: "toStorageError(error).kind !== 'full' || !(await giveUpNext(left))",
    put: 'left.length < 99',
    tests: ['tests/sync/relief.test.ts'],
  },
  {
    rule: 'the server does a key once',
    file: 'server/store/queries/chaves.ts',
    find: 'if (chave !== undefined && !(await insertChave(trx, chave, now))) return await readAnswer(trx, chave);',
    put: 'if (chave !== undefined) await insertChave(trx, chave, now);',
    tests: [KEYS],
  },
  {
    rule: 'the answer is kept in the transaction of the effect',
    file: 'server/store/queries/chaves.ts',
    find: 'if (chave !== undefined) await storeAnswer(trx, chave, answer);',
    put: '',
    tests: [KEYS],
  },
  {
    rule: 'a refusal is kept under its key',
    file: 'server/store/queries/chaves.ts',
    find: "if (keep === 'refusal') await sql`rollback to savepoint effect`.execute(trx);",
    put: "if (keep === 'refusal') throw new Undo(answer);",
    tests: [KEYS],
  },
  {
    rule: 'a key with other bytes is refused',
    file: 'server/store/queries/chaves.ts',
    find: "if (hash !== chave.hash && hash !== ANY_REQUEST) return { kind: 'other-request' };",
    put: '',
    tests: [KEYS],
  },
  {
    rule: 'keys are remembered for as long as a device may repeat them',
    file: 'server/store/queries/chaves.ts',
    find: "where('criadaEm', '<', before)",
    put: "where('criadaEm', '<', new Date(before.getTime() + 90 * 86_400_000))",
    tests: ['tests/server/partida-chaves.test.ts'],
  },
  {
    rule: "nobody sends another user's work",
    file: 'server/resources/carrinho.ts',
    find: 'if (body.IDUsuario !== usuario.id) {',
    put: 'if (body.IDUsuario < 0) {',
    tests: [KEYS],
  },
  {
    rule: 'an order is of the lines that were seen',
    file: 'src/domain/conferencia.ts',
    find: 'export function findComoVisto(',
    put: 'export const findComoVisto = (...[carrinho, visto]: Parameters<typeof findReally>): ReturnType<typeof findReally> =>\n  carrinho.grupos.find((g) => isSameGrupo(g, visto));\nfunction findReally(',
    tests: ['tests/server/confirmar.test.ts', 'tests/server/envio-parcial.test.ts'],
  },
  {
    rule: 'a stream that does not match its hash is not taken',
    file: 'src/mirror/feed-parser.ts',
    find: "!== end.sha256.toLowerCase()) return failure('hash')",
    put: "=== '') return failure('hash')",
    tests: ['tests/sync/catalogue-import.test.ts', 'tests/sync/catalogue-resume.test.ts'],
  },
  {
    rule: 'a cart goes on to its payment whole',
    file: 'server/resources/decidir-envio.ts',
    find: 'aguardaPagamento && named.grupos.length < whole.calculado.grupos.length',
    put: 'false',
    tests: [PAYING],
  },
  {
    rule: 'a cancelled order gives back its stock',
    file: 'server/resources/cancelar-pedidos.ts',
    find: 'await user.returnEstoque(ids);',
    put: '',
    tests: [SHOPPING],
  },
  {
    rule: 'a cancelled order gives back its credit',
    file: 'server/resources/cancelar-pedidos.ts',
    find: 'limiteDisponivel: sumOf(pedidos, creditoDe)',
    put: 'limiteDisponivel: 0',
    tests: [SHOPPING],
  },
  {
    rule: 'a paid group stays as it is',
    file: 'server/resources/grupo-do-carrinho.ts',
    find: 'if (isGrupoPago(pedido)) return fail(grupoPago());',
    put: '',
    tests: [STATES],
  },
  {
    rule: 'a charge without an outcome holds its group',
    file: 'server/resources/grupo-do-carrinho.ts',
    find: 'pedidos.some(isHeld) ? emProcessamento() : undefined',
    put: 'undefined',
    tests: [STATES],
  },
];
