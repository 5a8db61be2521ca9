import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Parametros } from '#contract/parametro.ts';
import { transmitirCatalogo, transmitirPrecos } from '#contract/sincronizacao.ts';
import { answerRecusa } from './http/answer.ts';
import type { Deps } from './http/deps.ts';
import { answerErrors, sendAnswer } from './http/errors.ts';
import { type Faults, injectFaults } from './http/faults.ts';
import { type LogOptions, loggerOptions, logRequests } from './http/log.ts';
import { createLoginGate, LOGIN_LIMITS, type LoginLimits, openGate } from './http/login-gate.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { refuseNoHttp } from './http/no-http.ts';
import { toOpenApi } from './http/openapi.ts';
import { acceptJson } from './http/raw-body.ts';
import { recusa } from './http/recusa.ts';
import type { Route } from './http/route.ts';
import { REFUSAL_HEADERS, secure } from './http/security.ts';
import { serveSite } from './http/site.ts';
import { serveDemoPayments } from './payments/demo-page.ts';
import type { Pagamentos } from './payments/port.ts';
import { createSimulador, isSimulador } from './payments/simulator.ts';
import { routes } from './resources/routes.ts';
import type { Store } from './store/open.ts';
import { queriesOf } from './store/queries/queries.ts';

export type AppOptions = {
  /** An open, migrated store. The app does not close it. */
  readonly store: Store;
  /** At least 32 bytes; tokens signed with another are refused. */
  readonly jwtKey: Uint8Array;
  readonly clock?: () => Date;
  /** A new UUID for each session and request. */
  readonly newId?: () => string;
  /** Who takes the money; a simulator unless given. In a demonstration a simulator has its page. */
  readonly pagamentos?: Pagamentos;
  /** The log-ins that `parametros` shows; only for a demonstration. */
  readonly demonstracao?: Parametros['demonstracao'];
  /** Folder of builds with its `current.json`; without it only /api is served. */
  readonly dist?: string;
  readonly loginLimits?: LoginLimits | 'off';
  /** Addresses of proxies whose forwarded headers are believed; nobody's unless given. */
  readonly trustProxy?: string[];
  readonly log?: LogOptions;
  /** For tests only. */
  readonly faults?: Faults;
  /** For tests only: a server that has the documented calls and no feed. */
  readonly semFeed?: boolean;
};

const BODY_LIMIT = 256 * 1024;
const FEED: ReadonlySet<AnyCall> = new Set<AnyCall>([transmitirCatalogo, transmitirPrecos]);
const SILENT: LogOptions = { level: 'silent' };

/** The whole server over a store, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, jwtKey, clock = () => new Date(), newId = randomUUID, loginLimits = LOGIN_LIMITS } = options;
  const queries = queriesOf(store);
  const deps: Deps = {
    queries,
    clock,
    newId,
    jwtKey,
    loginGate: loginLimits === 'off' ? openGate : createLoginGate(loginLimits, clock),
    pagamentos: options.pagamentos ?? createSimulador(clock),
    demonstracao: options.demonstracao,
  };
  const app = fastify({
    logger: loggerOptions(options.log ?? SILENT) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { caseSensitive: false },
    // No hook has seen such an address: what every answer carries is put on here.
    frameworkErrors: (_error, _request, reply) =>
      void sendAnswer(
        reply.headers(REFUSAL_HEADERS),
        answerRecusa(recusa('requisicao-invalida', 'O endereço está em formato inválido.')),
      ),
    clientErrorHandler: refuseNoHttp,
  });
  app.addHook('onClose', () => queries.close());
  acceptJson(app);
  answerErrors(app);
  logRequests(app);
  await secure(app, async () => (await deps.queries.readParametros()).hotsiteFrameHosts ?? [], clock);
  injectFaults(app, options.faults ?? {});
  bindRoutes(app, deps, options.semFeed ? routes.filter(({ call }) => !FEED.has(call)) : routes);
  if (deps.demonstracao !== undefined && isSimulador(deps.pagamentos))
    await serveDemoPayments(app, deps.pagamentos);
  if (options.dist !== undefined) await serveSite(app, options.dist);
  return app;
}

function bindRoutes(app: FastifyInstance, deps: Deps, bound: readonly Route[]): void {
  for (const { call, respond } of bound) {
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      handler: async (request, reply) => sendAnswer(reply, await respond(deps, request)),
    });
  }
  const openApi = JSON.stringify(toOpenApi(calls));
  app.get('/api/docs', (_request, reply) => sendAnswer(reply, { status: 200, corpo: openApi }));
  refuseOtherMethods(app, [
    ...bound.map(({ call }) => ({ method: call.method, url: `/api${call.path}` })),
    { method: 'GET', url: '/api/docs' },
  ]);
}
