import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { readLinhas } from '#domain/importacao/importacao-texto.ts';
import { Button } from '#ui/button.tsx';
import * as field from '#ui/form/field.css.ts';
import { FileButton } from '#ui/form/file-button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import * as css from './import.css.ts';
import { isFoto } from './read-file.ts';
import type { EntradaControl } from './use-entrada.ts';
import { avulsasCount, linhasText } from './view.ts';

type Props = { control: EntradaControl };

/** True for a piece of a line, which goes where the caret stands; whole lines are read first. */
const isPiece = (text: string): boolean => /^[\d/;]+$/.test(text);

/** The text of an import, with the strict filter of its own typing; pasted and dropped text is read first. */
export function TextoField({ control }: Props) {
  const { entrada, type, nome, setNome, takeNome, error, paste, takeFile } = control;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const named = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const count = readLinhas(entrada.texto).length;
  const described = [error !== null && 'error', 'hint'].filter(Boolean);

  const selection = () => ({
    start: area.current?.selectionStart ?? entrada.texto.length,
    end: area.current?.selectionEnd ?? entrada.texto.length,
  });
  const onPaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files;
    if (pasted && isFoto(pasted)) {
      event.preventDefault();
      void takeFile(pasted);
      return;
    }
    const text = event.clipboardData.getData('text');
    if (text === '' || isPiece(text)) return;
    event.preventDefault();
    paste(text, selection());
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) void takeFile(dropped);
    else paste(event.dataTransfer.getData('text'), selection());
  };
  return (
    <div
      className={css.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id} className={field.label}>
        Produtos
      </label>
      <textarea
        ref={area}
        id={id}
        className={css.area}
        value={entrada.texto}
        spellCheck={false}
        autoComplete="off"
        inputMode="text"
        placeholder={'1234;10\n5678;2'}
        aria-describedby={described.map((part) => `${id}-${part}`).join(' ')}
        aria-invalid={error !== null || undefined}
        data-autofocus
        onPaste={onPaste}
        onChange={(event) => {
          if (type(event.target.value)) named.current?.focus();
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={field.error}>
          {error}
        </p>
      )}
      <div className={css.named}>
        <SearchField
          label="Nome e quantidade"
          placeholder="Ou o nome: dipirona 500mg;10"
          value={nome}
          onChange={setNome}
          onSubmit={takeNome}
          isCompact
          enterKeyHint="done"
          inputRef={named}
        />
        <Button onPress={takeNome}>Incluir</Button>
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        Uma linha por produto: identificação;quantidade. Cole colunas de uma planilha ou uma mensagem, ou
        solte aqui um arquivo .csv, .xlsx ou .txt. A foto de uma lista é lida neste aparelho e não sai dele.
      </p>
      <div className={css.foot}>
        <FileButton
          size="sm"
          icon={<Camera size={18} aria-hidden="true" />}
          accept="image/*"
          fileLabel="Foto da lista"
          onChoose={(chosen) => void takeFile(chosen)}
        >
          Ler foto
        </FileButton>
        <FileButton
          size="sm"
          icon={<FileUp size={18} aria-hidden="true" />}
          accept=".csv,.xlsx,.txt"
          fileLabel="Arquivo da importação"
          onChoose={(chosen) => void takeFile(chosen)}
        >
          Escolher arquivo
        </FileButton>
        <span className={css.count}>
          {entrada.avulsas.length === 0
            ? linhasText(count)
            : `${linhasText(count)} e ${avulsasCount(entrada.avulsas)}`}
        </span>
      </div>
    </div>
  );
}
