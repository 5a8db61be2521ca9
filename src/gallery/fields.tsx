import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useState } from 'react';
import { documentMask } from '#lib/mask-document.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import { FileField, type FileFieldProps } from '#ui/form/file-field.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { SegmentedField } from '#ui/form/segmented-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChoiceDialog } from '#ui/layer/choice-dialog.tsx';
import type { Entry } from './entry.ts';
import { nothing } from './nothing.ts';
import { Opener } from './opener.tsx';

function Search({ first, hasAction = false }: { first: string; hasAction?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      label={`Buscar produtos${first && ', preenchido'}${hasAction ? ', com botão' : ''}`}
      value={value}
      onChange={setValue}
      takesSlash={first === '' && !hasAction}
      {...(hasAction && {
        action: (
          <IconButton
            label="Ler código"
            icon={<ScanBarcode size={20} aria-hidden="true" />}
            onPress={nothing}
          />
        ),
      })}
    />
  );
}

const PAGAMENTOS = [
  { value: '2_1', label: 'Boleto - 28 dias' },
  { value: '3_1', label: 'Boleto - 28/35/42 dias' },
];

function Payment({ first = null, ...texts }: { label: string; first?: string | null; error?: string }) {
  const [value, setValue] = useState(first);
  return <SelectField {...texts} value={value} options={PAGAMENTOS} onChange={setValue} />;
}

function Documento({ label, first = '', error }: { label: string; first?: string; error?: string }) {
  const [value, setValue] = useState(first);
  return <MaskedField label={label} mask={documentMask} value={value} error={error} onChange={setValue} />;
}

function Arquivo({
  first,
  ...texts
}: Pick<FileFieldProps, 'label' | 'hint' | 'error' | 'lost'> & { first?: FileFieldProps['file'] }) {
  const [file, setFile] = useState(first);
  return <FileField {...texts} accept=".pdf" file={file} onChange={setFile} />;
}

const TIPOS = [
  { value: 'total', label: 'Total' },
  { value: 'parcial', label: 'Parcial' },
];

function Segments({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return <SegmentedField label="Tipo" value={value} options={TIPOS} onChange={setValue} />;
}

const CLIENTES = [
  { id: 101, text: 'Farmácia São João', detail: '12.345.678/0001-90 · Guarulhos' },
  {
    id: 102,
    text: 'Drogaria e Perfumaria Nossa Senhora Aparecida do Norte Ltda.',
    detail: '98.765.432/0001-10 · São Paulo',
  },
  { id: 103, text: 'Drogasmil', detail: '11.222.333/0001-44 · Contagem' },
];

export const fields: readonly Entry[] = [
  {
    file: 'text-field',
    states: [
      {
        name: 'empty, with a hint',
        show: () => <TextField label="CNPJ" hint="Só os números" placeholder="00.000.000/0000-00" />,
      },
      { name: 'filled', show: () => <TextField label="Nome" defaultValue="Farmácia São João" /> },
      { name: 'wrong', show: () => <TextField label="Usuário" error="Informe seu usuário de login!" /> },
      { name: 'out of use', show: () => <TextField label="Inscrição" defaultValue="Isento" disabled /> },
      {
        name: 'only read',
        show: () => <TextField label="Cliente" defaultValue="Farmácia São João" readOnly />,
      },
    ],
  },
  {
    file: 'read-only-field',
    states: [
      {
        name: 'a long text',
        show: () => (
          <ReadOnlyField
            label="Cliente"
            value="Farmácia e Drogaria Nossa Senhora do Perpétuo Amanhecer Ltda"
          />
        ),
      },
    ],
  },
  {
    file: 'masked-field',
    states: [
      { name: 'empty', show: () => <Documento label="CPF/CNPJ" /> },
      { name: 'filled', show: () => <Documento label="CNPJ do cliente" first="12.ABC.345/01DE-35" /> },
      {
        name: 'wrong',
        show: () => <Documento label="CPF" first="529.982.247-2" error="O CPF/CNPJ informado é inválido." />,
      },
    ],
  },
  {
    file: 'file-button',
    states: [
      {
        name: 'asks for a file',
        show: () => (
          <FileButton accept=".csv" fileLabel="Planilha" onChoose={nothing}>
            Escolher planilha
          </FileButton>
        ),
      },
    ],
  },
  {
    file: 'file-field',
    states: [
      { name: 'nothing chosen', show: () => <Arquivo label="Alvará" hint="pdf, até 5 MB" /> },
      {
        name: 'chosen',
        show: () => <Arquivo label="Licença" first={{ name: 'licenca.pdf', size: 1_234_567 }} />,
      },
      {
        name: 'chosen before, to be chosen again',
        show: () => <Arquivo label="Contrato" lost="contrato social.pdf" />,
      },
      { name: 'wrong', show: () => <Arquivo label="Certidão" error="O arquivo está vazio. Envie outro." /> },
    ],
  },
  {
    file: 'select-field',
    states: [
      { name: 'nothing chosen', show: () => <Payment label="Forma de pagamento" /> },
      { name: 'chosen', show: () => <Payment label="Forma de pagamento atual" first="2_1" /> },
      {
        name: 'missing',
        show: () => <Payment label="Outra forma" error="Por favor, selecione a forma de pagamento." />,
      },
    ],
  },
  {
    file: 'password-field',
    states: [{ name: 'filled', show: () => <PasswordField label="Senha" defaultValue="segredo" /> }],
  },
  {
    file: 'field',
    states: [
      {
        name: 'around a control of its own',
        show: () => (
          <Field id="observacao" label="Observação" hint="Até 200 letras">
            <textarea id="observacao" rows={2} />
          </Field>
        ),
      },
    ],
  },
  {
    file: 'text-area-field',
    states: [
      {
        name: 'with its count',
        show: () => <TextAreaField label="Observações" hint="Total de caracteres: 0 de 250" />,
      },
    ],
  },
  {
    file: 'segmented-field',
    states: [
      { name: 'nothing chosen', show: () => <Segments first={null} /> },
      { name: 'chosen', show: () => <Segments first="total" /> },
    ],
  },
  {
    file: 'search-field',
    states: [
      { name: 'empty', show: () => <Search first="" /> },
      { name: 'filled', show: () => <Search first="dipirona 500" /> },
      { name: 'with a button', show: () => <Search first="dipirona 500" hasAction /> },
    ],
  },
  {
    file: 'checkbox',
    states: [
      {
        name: 'off, on, mixed',
        show: () => (
          <>
            <Checkbox label="Genérico" />
            <Checkbox label="Similar" defaultChecked />
            <Checkbox label="Todos" isMixed />
          </>
        ),
      },
      {
        name: 'with a note',
        show: () => <Checkbox label="Manter conectado" note="Não use em computador de outros" />,
      },
      {
        name: 'wrong, out of use',
        show: () => (
          <>
            <Checkbox label="Aceito a política" aria-invalid />
            <Checkbox label="Indisponível" disabled />
            <Checkbox label="Sempre ligado" disabled defaultChecked />
          </>
        ),
      },
    ],
  },
  {
    file: 'choice-dialog',
    states: [
      {
        name: 'opens',
        show: () => (
          <Opener label="Abrir a escolha">
            {(close) => (
              <ChoiceDialog
                title="Escolher cliente"
                searchLabel="Buscar cliente"
                choices={CLIENTES}
                selectedId={101}
                onChoose={close}
                onClose={close}
              />
            )}
          </Opener>
        ),
      },
    ],
  },
];
