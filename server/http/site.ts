import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi } from './errors.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECK_FIRST = 'no-cache';

/** The build that `dist/current.json` names; read each time, so that a new build needs no restart. */
function currentBuild(dist: string): string | undefined {
  const file = path.join(dist, 'current.json');
  if (!existsSync(file)) return undefined;
  const { buildId } = JSON.parse(readFileSync(file, 'utf8')) as { buildId: string };
  return buildId;
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Builds in which an asset is looked for: the current one, then those that tablets may still run. */
function buildsWith(dist: string, current: string, pathname: string): string[] {
  if (!pathname.startsWith('/assets/')) return [current];
  const folders = readdirSync(dist, { withFileTypes: true }).filter((e) => e.isDirectory());
  const others = folders.map((e) => e.name).filter((name) => name !== current && !name.startsWith('.'));
  return [current, ...others];
}

/** The path below a build, or undefined for one that is not plain: encoded slashes, dots up, hidden files. */
function plainPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split('?')[0] ?? '/');
    const isPlain = pathname.split('/').every((part) => !part.startsWith('.')) && !/[\\\0]/.test(pathname);
    return isPlain ? pathname : undefined;
  } catch {
    // A broken percent-encoding names nothing.
    return undefined;
  }
}

const wantsPage = (request: FastifyRequest, pathname: string): boolean =>
  pathname === '/' ||
  ((request.headers.accept ?? '').includes('text/html') && !path.posix.basename(pathname).includes('.'));

/**
 * Serves the built app from `dist/<build>`, in the packed form that the browser takes. Hashed assets of older
 * builds are found as long as their folder is there, a missing one is a real 404; any other address that asks
 * for a page gets the app, which has its own routes.
 */
export async function serveSite(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/*', (request, reply): FastifyReply | void => {
    const pathname = plainPath(request.url);
    const current = isApi(request.url) ? undefined : currentBuild(dist);
    if (pathname === undefined || current === undefined) return reply.callNotFound();
    const build = buildsWith(dist, current, pathname).find((b) => isFile(path.join(dist, b, pathname)));
    if (build !== undefined) {
      reply.header('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : CHECK_FIRST);
      return reply.sendFile(pathname.slice(1), path.join(dist, build));
    }
    if (!wantsPage(request, pathname)) return reply.callNotFound();
    reply.header('cache-control', CHECK_FIRST);
    return reply.sendFile('index.html', path.join(dist, current));
  });
}
