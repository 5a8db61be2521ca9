import type { Route } from '#server/http/route.ts';
import { cargasRoutes } from './cargas.ts';
import { eventosRoutes } from './eventos.ts';

/** The calls of the company's own system. */
export const machineRoutes: readonly Route[] = [...cargasRoutes, ...eventosRoutes];
