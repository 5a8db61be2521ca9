import { confirm } from '#ui/layer/message-queue.ts';

/** Asks whether to send without the licence that was chosen before the page was left: it has to be chosen again. */
export const askSemLicenca = (nome: string): Promise<boolean> =>
  confirm({
    title: 'Licença sanitária',
    text: `O arquivo ${nome} não foi escolhido de novo. Enviar a solicitação sem ele?`,
    yes: 'Enviar sem o arquivo',
    no: 'Escolher o arquivo',
  });
