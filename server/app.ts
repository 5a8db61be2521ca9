import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { lerFeed, transmitirCatalogo, transmitirPrecos } from '#contract/catalogue/sincronizacao.ts';
import type { AnyCall } from '#contract/wire/call.ts';
import { enviarMensagens } from './access/enviar-mensagens.ts';
import type { Store } from './db/open.ts';
import { POOL_LIMITS } from './db/postgres-pool.ts';
import type { Demonstracao } from './demonstracao.ts';
import { nameRequests, recordAccess } from './http/access/record.ts';
import { answerRecusa } from './http/answer.ts';
import { limitBodies, limitOfStream } from './http/body-limit.ts';
import { packAnswers } from './http/compress.ts';
import type { Deps } from './http/deps.ts';
import { answerErrors, sendAnswer } from './http/errors.ts';
import { type Faults, injectFaults } from './http/faults.ts';
import { acceptForm, FORMS } from './http/form-body.ts';
import { createLoginGate, LOGIN_LIMITS, type LoginLimits, openGate } from './http/gates/login-gate.ts';
import { createSharedCounts } from './http/gates/shared-counts.ts';
import { createTokenGate } from './http/gates/token-gate.ts';
import type { TurnLimits } from './http/gates/turns.ts';
import { createUserTurns, userTurnLimits } from './http/gates/user-turns.ts';
import { createVisitorGate, VISITOR_LIMITS, type VisitorLimits } from './http/gates/visitor-gate.ts';
import { createPace, noPace, type PaceLimits } from './http/gates/visitor-pace.ts';
import { endGracefully } from './http/graceful.ts';
import { serveHealth } from './http/health.ts';
import { type AvisoLimits, createAvisos } from './http/hints.ts';
import { type LogOptions, loggerOptions, logRequests } from './http/log.ts';
import { serveManifest } from './http/manifest.ts';
import { refuseOtherMethods, takesHead } from './http/methods.ts';
import { serveMetrics } from './http/metrics.ts';
import { refuseNoHttp } from './http/no-http.ts';
import { DOCS, serveDocs } from './http/openapi/serve.ts';
import { acceptJson } from './http/raw-body.ts';
import { recusa } from './http/recusa.ts';
import { requestIds } from './http/request-id.ts';
import { limitRequestTime, TEMPOS, type Tempos } from './http/request-time.ts';
import type { Route } from './http/route.ts';
import { REFUSAL_HEADERS, secure } from './http/security.ts';
import { serveSite } from './http/site.ts';
import { acceptNdjson } from './integration/accept-ndjson.ts';
import { machineRoutes } from './integration/machine-routes.ts';
import { createCarteiro } from './mail/carteiro.ts';
import type { Correio } from './mail/port.ts';
import type { Emissor } from './nfe/port.ts';
import { serveAvisos } from './provider/avisos.ts';
import type { Pagamentos } from './provider/port.ts';
import { semOperadora } from './provider/unavailable.ts';
import { queriesOf } from './queries/queries.ts';
import { routes } from './routes.ts';

export type AppOptions = {
  /** An open, migrated store. The app does not close it. */
  readonly store: Store;
  /** At least 32 bytes; tokens signed with another are refused. */
  readonly jwtKey: Uint8Array;
  readonly clock?: () => Date;
  /** A new UUID for each session and request. */
  readonly newId?: () => string;
  /** The payment provider; without one neither card nor Pix is offered. */
  readonly pagamentos?: Pagamentos;
  /** Signs the provider's notices; without it there is no address for them. */
  readonly segredoDosAvisos?: string;
  /** Delivers mails; null or absent: no mail is sent. */
  readonly correio?: Correio | null;
  /** Issues NF-e; null or absent: the company's own system does. */
  readonly emissor?: Emissor | null;
  /** Prints boletos that no bank registered, as only a demonstration may; false by default. */
  readonly inventaBoletos?: boolean;
  /** Where people open the app, as the links of mails begin; without it a link is a path. */
  readonly endereco?: string;
  /** Shows its log-ins and the pages of its stand-ins. */
  readonly demonstracao?: Pick<Demonstracao, 'usuarios' | 'servePaginas'>;
  /** Folder of builds with its `current.json`; without it only /api is served. */
  readonly dist?: string;
  /** `off` also takes the limits of other calls away that anybody may make. */
  readonly loginLimits?: LoginLimits | 'off';
  readonly visitorLimits?: VisitorLimits;
  /** The licence files of visitors that the database may hold in all, in bytes; 1 GB unless given. */
  readonly licencasBytes?: number;
  /** The photographs of returns that the database may hold in all, in bytes; 5 GB unless given. */
  readonly anexosBytes?: number;
  /** The files of requests for review that the database may hold in all, in bytes; 5 GB unless given. */
  readonly documentosBytes?: number;
  /** How fast an address may send requests without a session; no limit unless given. */
  readonly visitorPace?: PaceLimits;
  /** How many changes run at once, in total and of one user. */
  readonly userTurns?: TurnLimits;
  /** Addresses of proxies whose forwarded headers are believed; none by default. */
  readonly trustProxy?: string[];
  readonly log?: LogOptions;
  /** Folder for the records of requests with their addresses; none are kept by default. */
  readonly acessos?: string | undefined;
  readonly tempos?: Tempos;
  /** Aborted when the server is about to end: from then on it says that it is not ready. */
  readonly ending?: AbortSignal;
  /** For tests only. */
  readonly faults?: Faults;
  /** Bytes from which on a body of the feed is answered by its name; 64 KB unless given. */
  readonly nomearDesde?: number;
  /** How far apart the steps are between which deltas are built, in milliseconds; unless given each question cuts one. */
  readonly passoMs?: number;
  /** Gives hints to devices that are online, within these limits; none unless given. */
  readonly avisos?: AvisoLimits;
  /** For tests only: a server that has the documented calls and no feed. */
  readonly semFeed?: boolean;
};

const BODY_LIMIT = 256 * 1024;
/** Node refuses a longer one, with its headers. */
const ADDRESS_LIMIT = 16 * 1024;
const FEED: ReadonlySet<AnyCall> = new Set<AnyCall>([transmitirCatalogo, transmitirPrecos, lerFeed]);
/** Below it a second request costs a device more than a CDN saves. */
const NAMED_FROM_BYTES = 64 * 1024;
const LICENCAS_BYTES = 1024 ** 3;
const ANEXOS_BYTES = 5 * 1024 ** 3;
const DOCUMENTOS_BYTES = 5 * 1024 ** 3;
const SILENT: LogOptions = { level: 'silent' };

/** The whole server over a store, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, jwtKey, clock = () => new Date(), newId = randomUUID, loginLimits = LOGIN_LIMITS } = options;
  const tempos = options.tempos ?? TEMPOS;
  const app = fastify({
    logger: loggerOptions(options.log ?? SILENT) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(options.trustProxy ?? [], newId),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: tempos.slowMs,
    connectionTimeout: tempos.idleMs,
    http: { headersTimeout: tempos.requestMs, connectionsCheckingInterval: tempos.checkMs },
    // A part that is too long for its call is a bad request, not an unknown address.
    routerOptions: { caseSensitive: false, maxParamLength: ADDRESS_LIMIT },
    // No hook has run for such an address: the headers of every response are added here.
    frameworkErrors: (_error, _request, reply) =>
      void sendAnswer(
        reply.headers(REFUSAL_HEADERS),
        answerRecusa(recusa('requisicao-invalida', 'O endereço está em formato inválido.')),
      ),
    clientErrorHandler: refuseNoHttp,
  });
  const queries = queriesOf(store);
  const correio = options.correio ?? null;
  const endereco = options.endereco ?? '';
  const carteiro = correio
    ? createCarteiro(
        () => enviarMensagens({ queries, correio, clock, jwtKey, endereco }),
        (error) => app.log.error({ err: error }, 'could not deliver a mail'),
      )
    : undefined;
  const avisos = options.avisos && createAvisos(store.listen, options.avisos, Math.random);
  const counts = createSharedCounts(queries.contagens, jwtKey, clock);
  const deps: Deps = {
    queries,
    clock,
    newId,
    jwtKey,
    loginGate: loginLimits === 'off' ? openGate : createLoginGate(loginLimits, counts),
    tokenGate: createTokenGate(counts),
    licencasBytes: options.licencasBytes ?? LICENCAS_BYTES,
    anexosBytes: options.anexosBytes ?? ANEXOS_BYTES,
    documentosBytes: options.documentosBytes ?? DOCUMENTOS_BYTES,
    visitorGate: createVisitorGate(options.visitorLimits ?? VISITOR_LIMITS, counts),
    pace: options.visitorPace === undefined ? noPace : createPace(options.visitorPace),
    userTurns: createUserTurns(options.userTurns ?? userTurnLimits(POOL_LIMITS.max)),
    carteiro,
    pagamentos: options.pagamentos ?? semOperadora,
    emissor: options.emissor ?? undefined,
    inventaBoletos: options.inventaBoletos ?? false,
    nomearDesde: options.nomearDesde ?? NAMED_FROM_BYTES,
    passoMs: options.passoMs ?? 0,
    avisos,
    demonstracao: options.demonstracao?.usuarios,
  };
  app.addHook('onClose', async () => {
    await carteiro?.parar();
    await queries.close();
  });
  // Before requests under way are waited for: a hint would be one until its end.
  app.addHook('preClose', async () => avisos?.close());
  options.ending?.addEventListener('abort', () => void avisos?.close(), { once: true });
  limitRequestTime(app, tempos);
  acceptJson(app);
  answerErrors(app);
  logRequests(app);
  nameRequests(app);
  const lostRecords = options.acessos === undefined ? undefined : recordAccess(app, options.acessos, clock);
  endGracefully(app, tempos.graceMs);
  serveHealth(app, () => queries.ping(), options.ending);
  serveMetrics(app, { poolUse: store.poolUse, lostRecords });
  await secure(app, () => queries.readOrigens(), clock);
  injectFaults(app, options.faults ?? {});
  await packAnswers(app);
  await bindRoutes(app, deps, options.semFeed ? routes.filter(({ call }) => !FEED.has(call)) : routes);
  const adiantar = (referencia: string) => queries.adiantarConsulta(referencia, clock());
  if (options.segredoDosAvisos !== undefined)
    serveAvisos(app, { segredo: options.segredoDosAvisos, clock, adiantar });
  await options.demonstracao?.servePaginas(app, {
    db: store.db,
    clock,
    emissor: deps.emissor,
    pagamentos: deps.pagamentos,
    correio,
    adiantar,
  });
  if (options.dist === undefined) return app;
  serveManifest(app, () => queries.readParametros());
  await serveSite(app, options.dist);
  return app;
}

function bindRoute(app: FastifyInstance, deps: Deps, { call, respond, limitBody }: Route): void {
  const limit = limitBody === undefined ? limitOfStream(call) : () => limitBody(deps);
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    exposeHeadRoute: takesHead(call),
    config: { call: call.name, slowBody: call.ndjson !== undefined },
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    ...(limit === undefined ? {} : { preParsing: limitBodies(limit) }),
    handler: async (request, reply) => {
      const answer = respond(deps, request);
      if (call.access !== 'machine') deps.queries.noteUse(answer);
      return sendAnswer(reply, await answer);
    },
  });
}

async function bindRoutes(app: FastifyInstance, deps: Deps, bound: readonly Route[]): Promise<void> {
  const isForm = ({ call }: Route) => call.multipart === true;
  const senderOf = ({ call }: Route) => (call.access === 'session' ? 'session' : 'visitor');
  for (const route of bound.filter((one) => !isForm(one))) bindRoute(app, deps, route);
  // Visitors' slow forms must not delay users' forms.
  for (const who of ['visitor', 'session'] as const) {
    await app.register(async (forms) => {
      acceptForm(forms, FORMS[who]);
      for (const route of bound.filter((one) => isForm(one) && senderOf(one) === who))
        bindRoute(forms, deps, route);
    });
  }
  await app.register(async (machines) => {
    acceptNdjson(machines);
    for (const route of machineRoutes) bindRoute(machines, deps, route);
  });
  serveDocs(app);
  refuseOtherMethods(app, [
    ...[...bound, ...machineRoutes].map(({ call }) => ({
      method: call.method,
      url: `/api${call.path}`,
      takesHead: takesHead(call),
    })),
    ...DOCS.map((url) => ({ method: 'GET', url, takesHead: true })),
  ]);
}
