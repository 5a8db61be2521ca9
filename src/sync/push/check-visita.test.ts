import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { consultarVisitas, manterVisita } from '#contract/visits/visita.ts';
import { readVisitas } from '#outbox/visitas/read-visitas.ts';
import { refused, replied } from '#net/answer-sample.ts';
import { sampleRow } from '#outbox/outbox-sample.ts';
import { DIA, sampleVisita } from '#outbox/visitas/visita-sample.ts';
import { laneOfVisita, type VisitaIntent } from '#vault/visita-intent.ts';
import { drain } from './push.ts';
import { ID, type Respond, samplePush } from './push-sample.ts';

const intent: VisitaIntent = {
  tipo: 'visita',
  id: '00000000-0000-4000-8000-0000000000f9',
  dia: DIA,
  base: null,
  escritaEm: 900_000,
  depois: { motivo: 3, texto: 'minha' },
};
const row = sampleRow(1, intent, { lane: laneOfVisita(ID, DIA) });
const list = replied(consultarVisitas, { colecao: [sampleVisita('do outro')], totalRegistros: 1 });

/** Sends a note to a server that has another one of that day. */
async function send(answer: ReturnType<Respond>) {
  const { env, vault, calls } = await samplePush(({ method }) => (method === 'GET' ? list : answer), row);
  await drain(env);
  const { visitas } = await readVisitas(vault, ID);
  return { calls: calls(), shown: visitas.map(({ texto, estado }) => `${texto} ${estado}`) };
}

test('a confirmed note is shown without reading 90 days again', async () => {
  const { calls, shown } = await send(replied(manterVisita, { id: intent.id }));
  expect(calls).toEqual([`POST ${manterVisita.path}`]);
  expect(shown).toEqual(['minha confirmado']);
});

test('after a refused note the customer’s list is read, which the user decides by', async () => {
  const { calls, shown } = await send(refused(409, 'visita-mudou'));
  expect(calls).toEqual([`POST ${manterVisita.path}`, `GET ${consultarVisitas.path}`]);
  expect(shown).toEqual(['minha recusado']);
});
