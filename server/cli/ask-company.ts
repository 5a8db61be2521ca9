import { ESTADOS } from '#contract/integration/membros.ts';
import { prazoRegistro } from '#contract/integration/prazo.ts';
import { bareDocumento, isCnpj } from '#domain/customer/documento.ts';
import { foldText } from '#lib/fold-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Terminal } from './command.ts';

/** The answers that describe a branch, in the order of the questions. */
export const DA_FILIAL = ['cnpj', 'nome', 'cidade', 'uf', 'codigo'] as const;

type Nome = (typeof DA_FILIAL)[number] | 'estados' | 'prazo';

type Pergunta = {
  readonly texto: string;
  /** The answer when none is given. */
  readonly padrao?: (respostas: Partial<Record<Nome, string>>) => string;
  /** The answer in its form, or why it is wrong. */
  readonly read: (texto: string) => Result<string, string>;
};

const A_VISTA = ['a vista', 'avista'];

const readEstado = (texto: string): Result<string, string> => {
  const estado = ESTADOS.find((uf) => uf === texto.trim().toUpperCase());
  return estado === undefined ? fail(`"${texto}" não é um estado: escreva a sigla, como SP.`) : ok(estado);
};

function readEstados(texto: string): Result<string, string> {
  const lidos = texto.split(',').map(readEstado);
  const errado = lidos.find((lido) => !lido.ok);
  return errado ?? ok([...new Set(lidos.map((lido) => (lido.ok ? lido.value : '')))].join(','));
}

function readPrazo(texto: string): Result<string, string> {
  const dias = A_VISTA.includes(foldText(texto.trim())) ? '0' : texto.replaceAll(/\s|dias?/gi, '');
  const { success } = prazoRegistro.shape.dias.safeParse(dias);
  return success
    ? ok(dias)
    : fail(`"${texto}" não é um prazo: escreva os dias, como 28 ou 28/56, ou 0 à vista.`);
}

const PERGUNTAS: Readonly<Record<Nome, Pergunta>> = {
  cnpj: {
    texto: 'CNPJ da filial que vende',
    read: (texto) =>
      isCnpj(bareDocumento(texto))
        ? ok(bareDocumento(texto))
        : fail(`O CNPJ ${texto} é inválido: confira os dígitos.`),
  },
  nome: { texto: 'Razão social', read: ok },
  cidade: { texto: 'Cidade', read: ok },
  uf: { texto: 'Estado, pela sigla', read: readEstado },
  codigo: { texto: 'Código da filial no seu sistema', padrao: () => '1', read: ok },
  estados: {
    texto: 'Estados para os quais vende, separados por vírgula',
    padrao: ({ uf = '' }) => uf,
    read: readEstados,
  },
  prazo: {
    texto: 'Prazo de pagamento: os dias das parcelas, como 28 ou 28/56, ou 0 à vista',
    padrao: () => '28',
    read: readPrazo,
  },
};

const EXEMPLO =
  'npm run maleta -- comecar --cnpj 11.222.333/0001-81 --nome "Distribuidora Nova Ltda" --cidade Campinas --uf SP';

type Ask = NonNullable<Terminal['ask']>;

/** Asks until the answer can be read. */
async function askFor(
  { texto, read }: Pergunta,
  padrao: string | undefined,
  { complain }: Terminal,
  ask: Ask,
): Promise<string> {
  for (;;) {
    const written = await ask(`${texto}${padrao === undefined ? '' : ` [${padrao}]`}: `);
    const answer = written.trim() === '' ? (padrao ?? '') : written.trim();
    const lida = answer === '' ? fail('Uma resposta é necessária.') : read(answer);
    if (lida.ok) return lida.value;
    complain(lida.error);
  }
}

/** Answers by name; those that were not wanted are absent. */
export type Dadas = Readonly<Partial<Record<Nome, string | undefined>>>;

/**
 * Reads some answers: as they were given, else by asking the person at the terminal, else the default. Returns a sentence
 * that names those which are missing.
 */
export async function askCompany(
  nomes: readonly Nome[],
  dadas: Dadas,
  terminal: Terminal,
): Promise<Result<Partial<Record<Nome, string>>, string>> {
  const { ask } = terminal;
  const respostas: Partial<Record<Nome, string>> = {};
  const faltas: string[] = [];
  for (const nome of nomes) {
    const pergunta = PERGUNTAS[nome];
    const padrao = pergunta.padrao?.(respostas);
    const dada = dadas[nome]?.trim();
    if (dada === undefined && ask !== undefined) {
      respostas[nome] = await askFor(pergunta, padrao, terminal, ask);
      continue;
    }
    const texto = dada ?? padrao ?? '';
    const lida = texto === '' ? undefined : pergunta.read(texto);
    if (lida?.ok === false) return lida;
    if (lida !== undefined) respostas[nome] = lida.value;
    else if (pergunta.padrao === undefined) faltas.push(`--${nome}`);
  }
  return faltas.length > 0 ? fail(`Faltam ${faltas.join(', ')}. Um exemplo: ${EXEMPLO}`) : ok(respostas);
}
