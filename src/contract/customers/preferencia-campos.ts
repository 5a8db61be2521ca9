import * as z from 'zod/mini';
import { id } from '#contract/wire/wire.ts';

const talvez = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** The preference fields that a request may name, each by itself. */
export const preferenciaCampos = z.object({
  CalcularSt: talvez(z.boolean()),
  IDModoExibicao: talvez(z.int().check(z.gte(1), z.lte(2))),
  IDModoOrdenacao: talvez(z.int().check(z.gte(1), z.lte(6))),
  IDCliente: talvez(id),
  ClientePrincipal: talvez(z.boolean()),
  IDCondicao: talvez(id),
  IDPrazo: talvez(id),
  IDFormasPagamento: talvez(id),
  /** Whether the order's number at the customer and a note are asked for before it is sent. */
  InformarDadosExtrasPedido: talvez(z.boolean()),
});
