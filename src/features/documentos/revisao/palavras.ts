import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { formatDate } from '#lib/format-date.ts';
import { storageMessage } from '#parts/device/storage-message.ts';
import { falhaText } from '#parts/failure/falha.ts';
import type { Envio } from './queries-envio.ts';

export const OBRIGATORIO = 'Campo obrigatório.';
export const ENTRE_DE_NOVO = 'Entre de novo para enviar';
export const SEM_RESPOSTA =
  'O último envio ficou sem resposta. Envie de novo: a solicitação não é feita duas vezes.';

const SEM_SINAL = 'Sem sinal: a solicitação fica guardada neste aparelho. Envie quando o sinal voltar.';
const SINAL_VOLTOU = 'O sinal voltou: a solicitação está guardada neste aparelho e já pode ser enviada.';
const PARADO =
  'Envio interrompido. A solicitação fica guardada neste aparelho: envie de novo quando quiser, ela não é feita duas vezes.';
const SUMIU = 'Este rascunho mudou em outra aba. Confira o arquivo e a lista antes de enviar.';
const SEM_DETALHE = 'Houve um erro ao enviar a solicitação.';

/** The outcome of a press on 'Enviar', for a notice; null where it is told elsewhere. */
export type Aviso = { readonly tone: 'pending' | 'negative'; readonly texto: string };

const semSinalText = (tries: number): string =>
  tries > 1 ? `${SEM_SINAL} Ainda sem sinal na ${tries}ª tentativa.` : SEM_SINAL;

/**
 * @param isSinalDeVolta the signal that the try had missed is back.
 * @param semSinal tries in a row without a signal: each further one changes the words.
 */
export function avisoDe(envio: Envio, isSinalDeVolta: boolean, semSinal: number): Aviso | null {
  switch (envio.kind) {
    case 'enviada':
    case 'arquivo':
      return null;
    case 'sem-sinal':
      return { tone: 'pending', texto: isSinalDeVolta ? SINAL_VOLTOU : semSinalText(semSinal) };
    case 'parado':
      return { tone: 'pending', texto: PARADO };
    case 'sumiu':
      return { tone: 'negative', texto: SUMIU };
    case 'disco':
      return { tone: 'negative', texto: storageMessage(envio.error) };
    case 'sem-resposta': {
      const { falha } = envio;
      const texto = falha.kind === 'silencio' || falha.kind === 'recusa' ? falha.texto : undefined;
      return { tone: 'pending', texto: texto ? `${texto} ${SEM_RESPOSTA}` : SEM_RESPOSTA };
    }
    case 'recusada':
      // The end of the session is told with a button of its own.
      return envio.falha.kind === 'sessao'
        ? null
        : { tone: 'negative', texto: falhaText(envio.falha, SEM_DETALHE) };
  }
}

/** The sentence about files whose upload had no answer, after another one took their place. */
export function anterioresText(nomes: readonly string[]): string {
  const quais = nomes.map((nome) => `“${nome}”`).join(', ');
  const texto =
    nomes.length === 1
      ? `O envio anterior, de ${quais}, ficou sem resposta e pode ter chegado ao servidor.`
      : `Os envios anteriores, de ${quais}, ficaram sem resposta e podem ter chegado ao servidor.`;
  return `${texto} Confira a lista de solicitações.`;
}

/** The sentence about a chosen file that was not accepted. */
export const recusadoText = (nome: string, erro: string): string => `“${nome}” não foi aceito. ${erro}`;

/** The question before a request is repeated whose key the server may have forgotten. */
export const perguntaAntiga = (em: number, nomeCliente: string): string =>
  `Este rascunho foi enviado em ${formatDate(em)} e ficou sem resposta. Depois de tanto tempo o servidor pode não reconhecer a repetição: se aquele envio chegou, este faz outra solicitação. Confira antes a lista de ${nomeCliente}. Enviar como nova solicitação?`;

/** The words after a request: the server's own, and its customer if the list on screen is another customer's. */
export const enviadaText = (mensagem: string, paraOutro: string | null): string =>
  [
    mensagem || 'Solicitação enviada.',
    ...(paraOutro === null
      ? []
      : [`A solicitação é de ${paraOutro}: atenda esse cliente para ver a lista dele aqui.`]),
  ].join(' ');

/** The licences of a customer, by their names. */
export const LICENCAS: readonly (readonly [data: keyof DatasRegulatorias, nome: string])[] = [
  ['anvisa', 'ANVISA'],
  ['sivisa', 'SIVISA'],
  ['autorizacaoRetinoica', 'Autorização de retinoides'],
  ['crfEstabelecimento', 'CRF do estabelecimento'],
  ['sipeagro', 'SIPEAGRO'],
];
