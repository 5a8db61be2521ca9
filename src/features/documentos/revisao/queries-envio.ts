import { consultarTamanhoMaximoArquivo, solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { formatoLicenca } from '#domain/customer/licenca.ts';
import { arquivoGrande, isArquivoGrande } from '#domain/documents/arquivo.ts';
import { type NetError, request } from '#net/request.ts';
import { requestForm } from '#net/request-form.ts';
import { tokenOf } from '#net/session.ts';
import { beginTry, dropRascunho, isDecided, renewKey, undoTry } from '#outbox/rascunhos/try-rascunho.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import type { Device } from '#parts/device/device.tsx';
import type { Falha } from '#parts/failure/falha.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import { ILEGIVEL } from './ler-arquivo.ts';

/** The first answer on a weak signal; the whole file on one. */
const PERGUNTA_MS = 10_000;
const UPLOAD_MS = 180_000;

/** A refusal of these statuses ran nothing and is not repeated for the key. */
const NAO_FEITA: ReadonlySet<number> = new Set([401, 404, 405, 429, 503]);

/**
 * The outcome of a press on 'Enviar'. `sem-sinal`: nothing left the device. `sem-resposta`: the request left, and its
 * outcome is unknown. `parado`: the user stopped it. `arquivo`: this file cannot be sent. `sumiu`: another tab sent or
 * replaced it.
 */
export type Envio =
  | { kind: 'enviada'; mensagem: string }
  | { kind: 'sem-sinal' | 'parado' | 'sumiu' }
  | { kind: 'sem-resposta'; falha: Falha }
  | { kind: 'arquivo'; erro: string }
  | { kind: 'recusada'; falha: Falha }
  | { kind: 'disco'; error: StorageError };

/** The parts of a device that send a draft. */
type Remetente = Pick<Device, 'usuario' | 'vault' | 'env'>;

async function toFile({ arquivo }: RascunhoRow): Promise<File | null> {
  try {
    const bytes = new Uint8Array(await arquivo.arrayBuffer());
    // The file's own name stays on the device.
    return new File([bytes], `documento.${formatoLicenca(bytes) ?? 'pdf'}`);
  } catch (error) {
    console.warn('the file of a draft could not be read', error);
    return null;
  }
}

/** Settles a draft whose request brought no reply. */
async function toOutcome({ vault, env }: Remetente, rascunho: RascunhoRow, error: NetError): Promise<Envio> {
  const falha = toFalhaDaParte(error);
  if (error.kind !== 'refused') return { kind: 'sem-resposta', falha };
  const codigo = error.erro.Codigo;
  if (isDecided(codigo)) await renewKey(vault, rascunho, env);
  else if (NAO_FEITA.has(error.status)) await undoTry(vault, rascunho, rascunho.firstTry);
  else return { kind: 'sem-resposta', falha };
  if (falha.kind === 'recusa' && (codigo === 'arquivo-invalido' || codigo === 'corpo-grande'))
    return { kind: 'arquivo', erro: falha.texto };
  return { kind: 'recusada', falha };
}

/**
 * Sends a draft once, under its key. The server is asked first how large a file may be: without a response nothing has
 * left the device, and the key counts as not tried.
 */
export async function enviarRascunho(
  device: Remetente,
  rascunho: RascunhoRow,
  signal: AbortSignal,
): Promise<Envio> {
  const { vault, env, usuario } = device;
  if (navigator.onLine === false) return { kind: 'sem-sinal' };
  const token = tokenOf(usuario.id);
  const limite = await request(consultarTamanhoMaximoArquivo, {}, { token, signal, timeoutMs: PERGUNTA_MS });
  if (!limite.ok) {
    if (limite.error.kind !== 'silence') return { kind: 'recusada', falha: toFalhaDaParte(limite.error) };
    return { kind: signal.aborted ? 'parado' : 'sem-sinal' };
  }
  if (isArquivoGrande(rascunho.arquivo.size, limite.value))
    return { kind: 'arquivo', erro: arquivoGrande(limite.value) };
  const licensaSanitaria = await toFile(rascunho);
  if (licensaSanitaria === null) return { kind: 'arquivo', erro: ILEGIVEL };
  const begun = await beginTry(vault, rascunho, env);
  if (!begun.ok) return { kind: 'disco', error: begun.error };
  if (begun.value === null) return { kind: 'sumiu' };
  const { idPessoaCliente, key } = rascunho;
  const reply = await requestForm(
    solicitarRevisaoDocumento,
    { idPessoaCliente, licensaSanitaria, pagtinacao: 'false' },
    { token, key, signal, timeoutMs: UPLOAD_MS },
  );
  if (!reply.ok && reply.error.kind === 'silence' && signal.aborted) return { kind: 'parado' };
  if (!reply.ok) return toOutcome(device, rascunho, reply.error);
  // A draft that stays on a failing disk is sent again as the same request.
  await dropRascunho(vault, rascunho);
  return { kind: 'enviada', mensagem: reply.value };
}
