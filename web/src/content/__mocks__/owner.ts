// The owner's facts change prices and may contain any figure. After `jest.mock`, a test runs without the facts.
export { emptyOwner as owner } from '../../test/owner-samples';
