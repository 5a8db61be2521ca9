import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Colado, readColado, readTabela } from '#domain/importacao/importacao-tabela.ts';
import { isTextoImportacao, partLetras } from '#domain/importacao/importacao-texto.ts';
import type { Device } from '#parts/device/device.tsx';
import { takeCompartilhado } from '#parts/dialogs/compartilhado.ts';
import { atEnd, type Trecho, withColado, withNome } from './com-linhas.ts';
import { type Draft, EMPTY, type Entrada, isEmpty, keepDraft, readDraft } from './draft.ts';
import { type FotoAberta, useFotoAberta } from './foto/use-foto-aberta.ts';
import { isFoto, readFile, UnreadableFile } from './read-file.ts';

const KEEP_AFTER_MS = 300;

export type EntradaControl = Pick<FotoAberta, 'foto' | 'closeFoto' | 'holdFoto'> & {
  entrada: Entrada;
  change: (entrada: Entrada) => void;
  /** Takes the field's text as typed. Returns true if a line with letters went to the field of names. */
  type: (texto: string) => boolean;
  /** A line that is being typed in the field of names. */
  nome: string;
  setNome: (nome: string) => void;
  /** Adds that line to the others, also one that asks for nothing; returns the input with it. */
  takeNome: () => Entrada;
  /** Takes a text from elsewhere, in place of the selection in the field. */
  paste: (text: string, selection: Trecho) => void;
  /** Takes a list's file; a picture is opened for reading (`foto`). */
  takeFile: (file: File) => Promise<void>;
  /** Adds the lines of the open picture at the end, and puts it away. */
  takeFoto: (texto: string) => void;
  /** Lines of the last text or file that ask for nothing. */
  ignoradas: readonly string[];
  /** Why the last file was not read. */
  problem: string | null;
  /** Why the review or another picture did not open; until the input changes. */
  error: string | null;
  setError: (error: string | null) => void;
  /** The kept input, until the user takes it up or writes something else. */
  draft: Draft | null;
  resume: () => void;
  /** Deletes the draft and keeps the text in the fields. */
  discard: () => void;
  /** Empties everything, the draft too. */
  forget: () => void;
};

export const FOTO_ABERTA = 'Use as linhas da foto, ou tire a foto daqui.';

/**
 * The user's typed, pasted and dropped input; kept on the device while it is being made. `onChange` hears that it is
 * another one.
 */
export function useEntrada(
  { vault, env }: Device,
  idPessoaCliente: number,
  onChange: () => void,
): EntradaControl {
  const [entrada, setEntrada] = useState<Entrada>(EMPTY);
  const [ignoradas, setIgnoradas] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [nome, setNomeNow] = useState('');
  const aberta = useFotoAberta();
  const [draft, setDraft] = useState(() => readDraft(vault.name, idPessoaCliente));
  const latest = useRef(entrada);
  const latestNome = useRef(nome);

  const keep = () => {
    // A line that is only being typed is kept too, with the draft that is still offered.
    const written = withNome(draft ?? latest.current, latestNome.current);
    if (written !== draft && !isEmpty(written)) keepDraft(vault.name, idPessoaCliente, written, env.now());
  };
  const keepNow = useRef(keep);
  useEffect(() => {
    keepNow.current = keep;
  });
  useEffect(() => {
    const timer = setTimeout(() => keepNow.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [entrada, nome, draft]);
  useEffect(() => {
    const leave = () => keepNow.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const change = (next: Entrada) => {
    latest.current = next;
    setEntrada(next);
    setError(null);
    if (!isEmpty(next)) setDraft(null);
    onChange();
  };
  const closeFoto = () => {
    aberta.closeFoto();
    setError(null);
  };
  const take = (colado: Colado, trecho: Trecho, before = latest.current) => {
    setIgnoradas(colado.ignoradas);
    setProblem(null);
    change(withColado(before, colado, trecho));
  };
  const paste = (text: string, trecho: Trecho) => {
    const { texto, tipo } = latest.current;
    const isReplaced = texto !== '' && trecho.start === 0 && trecho.end === texto.length;
    take(readColado(text), trecho, isReplaced ? { ...EMPTY, tipo } : latest.current);
  };
  const holdNome = (next: string) => {
    latestNome.current = next;
    setNomeNow(next);
  };
  const setNome = (next: string) => {
    holdNome(next);
    setError(null);
    onChange();
  };
  const takeNome = () => {
    const written = withNome(latest.current, latestNome.current);
    if (written !== latest.current) change(written);
    holdNome('');
    return latest.current;
  };
  const type = (texto: string) => {
    if (isTextoImportacao(texto)) {
      change({ ...latest.current, texto });
      return false;
    }
    const letras = partLetras(latest.current.texto, texto);
    if ('lista' in letras) {
      take(readColado(letras.lista), letras);
      return false;
    }
    change({ ...latest.current, texto: letras.texto });
    takeNome();
    setNome(letras.linha);
    return true;
  };
  const takeFile = async (file: File) => {
    if (isFoto(file)) {
      setProblem(null);
      setError(aberta.openFoto(file) ? null : FOTO_ABERTA);
      return;
    }
    try {
      const content = await readFile(file);
      take(
        content.kind === 'rows' ? readTabela(content.rows) : readColado(content.text),
        atEnd(latest.current),
      );
    } catch (reason) {
      if (!(reason instanceof UnreadableFile)) console.error('a file could not be read', reason);
      setProblem(
        reason instanceof UnreadableFile
          ? reason.message
          : 'O arquivo não pôde ser lido. Cole o conteúdo aqui.',
      );
    }
  };
  const takeShared = useEffectEvent(() => {
    const file = takeCompartilhado();
    if (file) void takeFile(file);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- A shared file is taken once, when the import opens.
  useEffect(() => takeShared(), []);
  return {
    entrada,
    change,
    type,
    nome,
    setNome,
    takeNome,
    paste,
    takeFile,
    foto: aberta.foto,
    takeFoto: (texto) => {
      take(readColado(texto), atEnd(latest.current));
      closeFoto();
    },
    closeFoto,
    holdFoto: aberta.holdFoto,
    ignoradas,
    problem,
    error,
    setError,
    draft,
    resume: () => {
      if (draft) change({ tipo: draft.tipo, texto: draft.texto, avulsas: draft.avulsas });
    },
    discard: () => {
      setDraft(null);
      keepDraft(vault.name, idPessoaCliente, EMPTY, env.now());
    },
    forget: () => {
      change(EMPTY);
      setIgnoradas([]);
      setProblem(null);
      holdNome('');
      closeFoto();
      setDraft(null);
      keepDraft(vault.name, idPessoaCliente, EMPTY, env.now());
    },
  };
}
