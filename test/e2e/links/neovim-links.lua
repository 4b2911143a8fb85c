-- Opens a file in Neovim with the server, and asks about the links in it.
-- Prints one line of JSON: the answer to each request. Works on Neovim 0.7 and later.
--   HREFLINT_COMMAND  the server's command line, as a JSON array
--   HREFLINT_FILE     the file
--   HREFLINT_ROOT     the folder of the workspace
--   HREFLINT_ASKED    the requests: a JSON array of { method, params }

local result = {}

local function clients()
  return (vim.lsp.get_clients or vim.lsp.get_active_clients)()
end

local function main()
  vim.cmd("edit " .. vim.fn.fnameescape(os.getenv("HREFLINT_FILE")))
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({
    name = "hreflint",
    cmd = vim.fn.json_decode(os.getenv("HREFLINT_COMMAND")),
    root_dir = os.getenv("HREFLINT_ROOT"),
    get_language_id = function() return "html" end,
  })
  vim.lsp.buf_attach_client(buffer, id)
  -- The server has read the site.
  vim.wait(30000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
  result.answers = {}
  for _, asked in ipairs(vim.fn.json_decode(os.getenv("HREFLINT_ASKED"))) do
    local reply = vim.lsp.buf_request_sync(buffer, asked.method, asked.params, 20000)
    table.insert(result.answers, reply and reply[id] and reply[id].result or vim.NIL)
  end
end

local ok, failure = xpcall(main, debug.traceback)
if not ok then result.failure = failure end
io.stdout:write(vim.fn.json_encode(result) .. "\n")
for _, client in ipairs(clients()) do client.stop() end
vim.wait(3000, function() return #clients() == 0 end, 20)
vim.cmd(ok and "qall!" or "cquit")
