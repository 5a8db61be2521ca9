import type { RespostaDada } from '#contract/access/solicitacoes.ts';
import type { Mensagem } from '#server/mail/port.ts';

/** The person behind a request, as mails address them. */
export type Solicitante = { readonly nome: string; readonly email: string };

const NOMES = { cadastro: 'cadastro', acesso: 'acesso' } as const;

export type TipoDeSolicitacao = keyof typeof NOMES;

const ola = (nome: string): string => (nome === '' ? 'Olá.' : `Olá, ${nome}.`);

/** The mail that confirms a request to the visitor. */
export const mensagemDeRecebida = (
  referencia: string,
  tipo: TipoDeSolicitacao,
  { nome, email }: Solicitante,
): Mensagem => ({
  referencia,
  para: email,
  assunto: `Solicitação de ${NOMES[tipo]}`,
  texto: [
    ola(nome),
    '',
    `Recebemos a sua solicitação de ${NOMES[tipo]}. Assim que ela for analisada, a resposta chega neste e-mail.`,
    '',
    'Se não foi você quem pediu, ignore esta mensagem.',
  ].join('\n'),
});

/** The mail with the company's answer. */
export const mensagemDeResposta = (
  referencia: string,
  tipo: TipoDeSolicitacao,
  { nome, email }: Solicitante,
  { resposta, texto }: RespostaDada,
): Mensagem => ({
  referencia,
  para: email,
  assunto: `Sua solicitação de ${NOMES[tipo]} foi ${resposta}`,
  texto: [
    ola(nome),
    '',
    `A sua solicitação de ${NOMES[tipo]} foi ${resposta}.`,
    ...(texto === '' ? [] : ['', texto]),
  ].join('\n'),
});
