import { useRef, useState } from 'react';
import { keepRascunho } from '#outbox/rascunhos/keep-rascunho.ts';
import { dropRascunho, isRascunhoAntigo, renewKey } from '#outbox/rascunhos/try-rascunho.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import { lerArquivo } from './ler-arquivo.ts';
import { OBRIGATORIO, perguntaAntiga, recusadoText } from './palavras.ts';
import { type Envio, enviarRascunho } from './queries-envio.ts';

export type UseRevisao = {
  /** Undefined while none is chosen. */
  cliente: ClienteRow | undefined;
  /** The chosen customer's draft. */
  rascunho: RascunhoRow | undefined;
  /** Drafts of other customers. */
  outros: readonly RascunhoRow[];
  erros: { cliente?: string | undefined; arquivo?: string | undefined };
  /** The last choice was refused while a draft is there: nothing is sent until the user chooses again or keeps it. */
  isRecusada: boolean;
  envio: Envio | null;
  /** Presses on 'Enviar' one after another that found no signal. */
  semSinal: number;
  isLendo: boolean;
  isEnviando: boolean;
  setCliente: (idPessoa: number) => void;
  /** Keeps a file for the customer who is chosen now; undefined removes the kept one. */
  escolher: (file: File | undefined) => Promise<void>;
  /** Keeps the draft after a refused choice. */
  manter: () => void;
  enviar: () => Promise<void>;
  parar: () => void;
};

export type RevisaoOptions = {
  /** The customer who is chosen at first. */
  idInicial: number;
  /** The customer being served: a request for another one is asked about. */
  idServido: number;
  clientes: readonly ClienteRow[];
  rascunhos: readonly RascunhoRow[];
  limiteKb: number;
  /** Called with the server's words. */
  onEnviada: (mensagem: string, cliente: RascunhoRow) => void;
};

/** A request for review on its way from a draft on the device to the server. */
export function useRevisao({
  idInicial,
  idServido,
  clientes,
  rascunhos,
  limiteKb,
  onEnviada,
}: RevisaoOptions): UseRevisao {
  const device = useDevice();
  const { vault, env } = device;
  const [idPessoa, setIdPessoa] = useState(idInicial);
  const [erroCliente, setErroCliente] = useState<string>();
  const [errosArquivo, setErrosArquivo] = useState<Readonly<Record<number, string | undefined>>>({});
  /** Customers whose last choice of a file was refused. */
  const [recusadas, setRecusadas] = useState<ReadonlySet<number>>(new Set());
  const [envio, setEnvio] = useState<Envio | null>(null);
  const [semSinal, setSemSinal] = useState(0);
  const [lendo, setLendo] = useState(0);
  const [isEnviando, setEnviando] = useState(false);
  const corte = useRef<AbortController | null>(null);
  /** The last choice for each customer: a file that takes longer to read never replaces a later one. */
  const ultimas = useRef(new Map<number, File | undefined>());
  const cliente = clientes.find((row) => row.idPessoa === idPessoa);
  const rascunho = rascunhos.find((row) => row.idPessoaCliente === idPessoa);

  const setErroArquivo = (id: number, erro: string | undefined) =>
    setErrosArquivo((all) => ({ ...all, [id]: erro }));
  const setRecusada = (id: number, isRecusada: boolean) =>
    setRecusadas((all) => new Set(isRecusada ? [...all, id] : [...all].filter((one) => one !== id)));
  const isRecusada = rascunho !== undefined && recusadas.has(idPessoa);

  const guardar = async (file: File, para: ClienteRow) => {
    const id = para.idPessoa;
    const lido = await lerArquivo(file, limiteKb);
    if (ultimas.current.get(id) !== file) return;
    if (!lido.ok) {
      setRecusada(id, true);
      return setErroArquivo(id, recusadoText(file.name, lido.error));
    }
    const ref = { idPessoaCliente: id, nomeCliente: para.usuarioCliente.pessoa.nome };
    const kept = await keepRascunho(vault, ref, lido.value, env);
    if (!kept.ok) setErroArquivo(id, storageMessage(kept.error));
  };

  const remover = async (row: RascunhoRow) => {
    if (row.firstTry !== null && !(await confirmDescarte(row))) return;
    const dropped = await dropRascunho(vault, row);
    if (!dropped.ok) setErroArquivo(row.idPessoaCliente, storageMessage(dropped.error));
  };

  const enviarPor = async (row: RascunhoRow) => {
    // A second press comes before the first one is drawn.
    if (corte.current !== null) return;
    const controller = new AbortController();
    corte.current = controller;
    setEnviando(true);
    try {
      const outcome = await enviarRascunho(device, row, controller.signal);
      setEnvio(outcome);
      setSemSinal((n) => (outcome.kind === 'sem-sinal' ? n + 1 : 0));
      if (outcome.kind === 'arquivo') setErroArquivo(row.idPessoaCliente, outcome.erro);
      if (outcome.kind === 'enviada') onEnviada(outcome.mensagem, row);
    } finally {
      corte.current = null;
      setEnviando(false);
    }
  };

  return {
    cliente,
    rascunho,
    outros: rascunhos.filter((row) => row !== rascunho),
    erros: { cliente: erroCliente, arquivo: errosArquivo[idPessoa] },
    isRecusada,
    envio,
    semSinal,
    isLendo: lendo > 0,
    isEnviando,
    setCliente: (id) => {
      setIdPessoa(id);
      setErroCliente(undefined);
      setEnvio(null);
      setSemSinal(0);
    },
    escolher: async (file) => {
      setEnvio(null);
      setErroArquivo(idPessoa, undefined);
      setRecusada(idPessoa, false);
      ultimas.current.set(idPessoa, file);
      if (file === undefined) return rascunho && remover(rascunho);
      // A file without a customer has no place.
      if (cliente === undefined) return setErroCliente(OBRIGATORIO);
      setLendo((n) => n + 1);
      try {
        await guardar(file, cliente);
      } finally {
        setLendo((n) => n - 1);
      }
    },
    manter: () => {
      setRecusada(idPessoa, false);
      setErroArquivo(idPessoa, undefined);
    },
    enviar: async () => {
      setEnvio(null);
      setErroCliente(cliente === undefined ? OBRIGATORIO : undefined);
      if (rascunho === undefined) setErroArquivo(idPessoa, OBRIGATORIO);
      if (cliente === undefined || rascunho === undefined || lendo > 0 || isRecusada) return;
      setErroArquivo(idPessoa, undefined);
      if (idPessoa !== idServido && !(await confirmOutro(rascunho))) return;
      const isAntigo = await isRascunhoAntigo(vault, rascunho, env);
      if (!isAntigo) return enviarPor(rascunho);
      if (!(await confirmNova(rascunho))) return;
      const renewed = await renewKey(vault, rascunho, env);
      if (renewed.ok && renewed.value !== null) await enviarPor(renewed.value);
      else setEnvio(renewed.ok ? { kind: 'sumiu' } : { kind: 'disco', error: renewed.error });
    },
    parar: () => corte.current?.abort(),
  };
}

const confirmDescarte = ({ nome }: RascunhoRow): Promise<boolean> =>
  confirm({
    text: `O último envio de ${nome} ficou sem resposta e pode ter chegado ao servidor. Descartar o rascunho?`,
    yes: 'Descartar',
    no: 'Manter',
    isGrave: true,
  });

const confirmOutro = ({ nome, nomeCliente }: RascunhoRow): Promise<boolean> =>
  confirm({
    text: `${nomeCliente} não é o cliente em atendimento. Enviar “${nome}” para a revisão de ${nomeCliente}?`,
    yes: 'Enviar',
    no: 'Não enviar',
  });

const confirmNova = ({ firstTry, at, nomeCliente }: RascunhoRow): Promise<boolean> =>
  confirm({
    kind: 'alert',
    text: perguntaAntiga(firstTry?.at ?? at, nomeCliente),
    yes: 'Enviar como nova',
    no: 'Não enviar',
  });
