import type { Route } from '#server/http/route.ts';
import { cargasRoutes } from './cargas.ts';

/** The calls of the company's own system. */
export const machineRoutes: readonly Route[] = [...cargasRoutes];
