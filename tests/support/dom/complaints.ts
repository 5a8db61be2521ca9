import { afterEach, beforeEach, expect } from 'vitest';

let complaints: string[] = [];
let expected: RegExp[] = [];

/** React's warning about changes that a database in memory makes by itself, as in the app. */
const BY_ITSELF = /not wrapped in act\(/;

/** The code's message to the developer about an error; a test that breaks something names the line it expects. */
export function expectComplaint(line: RegExp): void {
  expected.push(line);
}

/** Fails a test whose code complained on the console, as a journey does. */
export function watchComplaints(): void {
  const { error } = console;
  beforeEach(() => {
    complaints = [];
    expected = [];
    console.error = (...words: unknown[]) => {
      const line = words.map(String).join(' ');
      if (!BY_ITSELF.test(line)) complaints.push(line);
    };
  });
  afterEach(() => {
    console.error = error;
    expect(complaints.filter((line) => !expected.some((one) => one.test(line)))).toEqual([]);
  });
}
