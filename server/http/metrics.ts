import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '#server/db/postgres-pool.ts';

export const METRICAS = '/metricas';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const NANO = 1e9;
const MILLI = 1000;

/** The delay of timers since the last reading. */
function addLag(app: FastifyInstance, registers: Registry[]): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'Delay of the event loop since the last reading.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.99]) {
        const nanoseconds = delay.count === 0 ? 0 : delay.percentile(quantile * 100);
        this.set({ quantile }, nanoseconds / NANO);
      }
      this.set({ quantile: 1 }, delay.count === 0 ? 0 : delay.max / NANO);
      delay.reset();
    },
  });
}

/** The open resources of the process: timers, sockets, requests under way. */
function addResources(registers: Registry[]): void {
  new Gauge({
    name: 'nodejs_active_resources',
    help: 'Handles and requests that are open, by their kind.',
    labelNames: ['type'],
    registers,
    collect() {
      this.reset();
      for (const type of process.getActiveResourcesInfo()) this.inc({ type });
    },
  });
}

function addPool(poolUse: () => PoolUse, registers: Registry[]): void {
  new Gauge({
    name: 'maleta_database_connections',
    help: 'Connections to the database in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
}

function addLost(lostRecords: () => number, registers: Registry[]): void {
  new Counter({
    name: 'maleta_access_records_lost_total',
    help: 'Records of accesses and security events that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(lostRecords());
    },
  });
}

type Sources = {
  /** Undefined if the database has no pool. */
  readonly poolUse: (() => PoolUse) | undefined;
  /** Undefined if access is not recorded. */
  readonly lostRecords: (() => number) | undefined;
};

/**
 * Serves `/metricas` in Prometheus' text form: requests by route pattern and status, event loop, memory, connections.
 * No label comes from a request's address, header or body. A request that a proxy forwarded gets 404.
 */
export function serveMetrics(app: FastifyInstance, { poolUse, lostRecords }: Sources): void {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  addResources(registers);
  addLag(app, registers);
  if (poolUse !== undefined) addPool(poolUse, registers);
  if (lostRecords !== undefined) addLost(lostRecords, registers);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? '(none)';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / MILLI);
  });
  app.get(METRICAS, async (request, reply) => {
    const isForwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    if (isForwarded !== undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
