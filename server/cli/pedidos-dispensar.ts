import { formatDateTime } from '#lib/format-date.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Dispensa, dispensarPedido } from '#server/order-files/settle-order.ts';
import { defineCommand } from './command.ts';
import { withStore } from './with-store.ts';

type Words = { readonly destino: string; readonly pedido: string };

function sentenceOf(dispensa: Dispensa, { destino, pedido }: Words): Result<string, string> {
  switch (dispensa.kind) {
    case 'feito':
      return ok(`O pedido ${pedido} foi dispensado: não sai mais para o destino "${destino}".`);
    case 'antes':
      return ok(`O pedido ${pedido} já foi dispensado em ${formatDateTime(dispensa.em)}.`);
    case 'escrito':
      return fail(`O pedido ${pedido} já saiu no arquivo ${dispensa.arquivo}.`);
    case 'semDestino':
      return fail(`Não há o destino de arquivos "${destino}".`);
    case 'semFalha':
      return fail(`O pedido ${pedido} não está entre os que o destino "${destino}" não pôde exportar.`);
  }
}

export const pedidosDispensar = defineCommand({
  usage: '<destino> <pedido>',
  summary:
    'Dispensa um pedido que não coube em um arquivo e foi digitado à mão: não é mais contado como falha, nem sai depois.',
  takes: ['destino', 'pedido'],
  async run(words, office): Promise<Result<void, string>> {
    const { destino, pedido } = words;
    if (!/^\d{1,12}$/.test(pedido)) return fail(`"${pedido}" não é o número de um pedido.`);
    const dispensa = await withStore(office, ({ db }) =>
      dispensarPedido(db, destino, Number(pedido), office.clock()),
    );
    const sentence = sentenceOf(dispensa, words);
    return sentence.ok ? ok(office.say(sentence.value)) : sentence;
  },
});
