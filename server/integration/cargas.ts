import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import {
  type Carga,
  carregar,
  consultarCarga,
  consultarCargas,
  consultarRecusadas,
  desfazerCarga,
  LIMITE_RETIRADA,
  linhaRecusada,
} from '#contract/integration/carga.ts';
import { RECURSOS } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { answerRecusa, answerReply } from '#server/http/answer.ts';
import { readKey } from '#server/http/keys.ts';
import { emAndamento, type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { type CargaRow, toCarga } from './data/loads.ts';
import type { CargaRecusada } from './data/receive-load.ts';
import { type MachineContext, machineRoute, semEscopo } from './machine-route.ts';

function recusaOf(recusada: CargaRecusada): Recusa {
  if (recusada.kind === 'invalido') return recusa('arquivo-invalido', recusada.sentence);
  if (recusada.kind === 'andamento') return emAndamento();
  return recusa('chave-reutilizada', 'A chave desta operação já foi usada em outra requisição.');
}

/** A load that the token may see. */
async function findCarga({
  deps,
  token,
  params,
}: MachineContext<typeof consultarCarga>): Promise<Result<CargaRow, Recusa>> {
  const row = await deps.queries.integracao.readCarga(params.idCarga);
  if (row === undefined) return refuse('nao-encontrado', 'Esta carga não existe.');
  return token.escopos.includes(row.recurso) ? ok(row) : fail(semEscopo(row.recurso));
}

export const cargasRoutes: readonly Route[] = [
  machineRoute(
    carregar,
    ({ params }) => params.recurso,
    async ({ params, query, token, deps, request, now }) => {
      const key = readKey(request);
      if (!key.ok) return answerRecusa(key.error);
      const nova = {
        recurso: params.recurso,
        modo: query.modo ?? 'incluirAlterar',
        simulacao: query.simular ?? false,
        limiteRetirada: query.limiteRetirada ?? LIMITE_RETIRADA,
        idToken: token.idToken,
        chave: key.value?.key ?? null,
      };
      const { body } = request;
      if (!(body instanceof Readable)) {
        return answerRecusa(recusa('requisicao-invalida', 'O corpo deve ser application/x-ndjson.'));
      }
      const received = await deps.queries.integracao.receiveCarga(nova, body, now);
      return received.ok
        ? answerReply(carregar, toCarga(received.value))
        : answerRecusa(recusaOf(received.error));
    },
  ),

  machineRoute(
    consultarCargas,
    () => undefined,
    async ({ deps, token }) => {
      const recursos = RECURSOS.filter((recurso) => token.escopos.includes(recurso));
      const rows: Carga[] = (await deps.queries.integracao.listCargas(recursos)).map(toCarga);
      return answerReply(consultarCargas, rows);
    },
  ),

  machineRoute(
    consultarCarga,
    () => undefined,
    async (context) => {
      const found = await findCarga(context);
      return found.ok ? answerReply(consultarCarga, toCarga(found.value)) : answerRecusa(found.error);
    },
  ),

  machineRoute(
    consultarRecusadas,
    () => undefined,
    async (context) => {
      const found = await findCarga(context);
      if (!found.ok) return answerRecusa(found.error);
      return {
        status: 200,
        corpo: ndjson(context, found.value.idCarga),
        headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
      };
    },
  ),

  machineRoute(
    desfazerCarga,
    () => undefined,
    async (context) => {
      const found = await findCarga(context);
      if (!found.ok) return answerRecusa(found.error);
      const row = await context.deps.queries.integracao.comecarDesfazer(found.value.idCarga);
      return row === undefined
        ? answerRecusa(
            recusa(
              'carga-nao-desfaz',
              'Só a última carga concluída de um recurso pode ser desfeita, e uma só vez.',
            ),
          )
        : answerReply(desfazerCarga, toCarga(row));
    },
  ),
];

async function* ndjson(
  { deps }: MachineContext<typeof consultarCarga>,
  idCarga: number,
): AsyncGenerator<string> {
  for await (const linha of deps.queries.integracao.listRecusadas(idCarga)) {
    yield `${JSON.stringify(z.encode(linhaRecusada, linha))}\n`;
  }
}
