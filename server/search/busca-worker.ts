import { parentPort } from 'node:worker_threads';
import { BuscaEngine } from './busca-engine.ts';
import type { BuscaReply, BuscaRequest } from './busca-messages.ts';

const port = parentPort;
if (port === null) throw new Error('busca-worker.ts runs only as a worker thread');
const engine = new BuscaEngine();

function answer(request: BuscaRequest) {
  switch (request.call) {
    case 'take':
      return engine.take(request.input);
    case 'drop':
      return engine.drop(request.input.idContexto);
    case 'takeCombos':
      return engine.takeCombos(request.input);
    case 'combos':
      return engine.findCombos(request.input);
    case 'search':
      return engine.search(request.input);
    case 'related':
      return engine.related(request.input);
    case 'atributos':
      return engine.atributos(request.input);
  }
}

function reply(message: BuscaReply): void {
  port?.postMessage(message);
}

port.on('message', (request: BuscaRequest) => {
  try {
    reply({ id: request.id, value: answer(request) });
  } catch (error) {
    reply({
      id: request.id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
