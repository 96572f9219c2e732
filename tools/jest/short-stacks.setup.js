// jest keeps a hundred frames of each error, and React makes one for each element that it draws.
Error.stackTraceLimit = 10;
